import { sessionEnded } from '@theke/contracts/identity/session';
import type { Transaction } from '@theke/kit/database/database';
import { sessionStore } from './session-store.ts';

/** Ends every session of a user, on every gateway at once. */
export async function endSessions(tx: Transaction, user: string): Promise<void> {
  for (const id of await sessionStore.removeOf(tx, user)) tx.publish(sessionEnded(id, 1, { id, user }));
}
