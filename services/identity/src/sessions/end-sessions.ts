import { sessionEnded } from '@theke/contracts/identity/session';
import type { Transaction } from '@theke/kit/database/database';
import { sessionStore } from './session-store.ts';

/** Ends all sessions of a user on all gateways. */
export async function endSessions(tx: Transaction, user: string): Promise<void> {
  for (const id of await sessionStore.removeOf(tx, user)) tx.publish(sessionEnded(id, 1, { id, user }));
}
