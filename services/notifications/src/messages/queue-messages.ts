import type { Transaction } from '@theke/kit/database/database';
import { setTimers } from '@theke/kit/events/timers';
import type { MessageDraft } from './message.ts';
import { messageStore } from './message-store.ts';

/** Rings when a message is to be tried. */
export const sendTimer = 'send-message';

/**
 * Stores messages and the timers that send them in the transaction of what caused them. One of the same cause, channel and
 * recipient that is there already stays the only one.
 */
export async function queueMessages(
  deps: { now: () => Date; newId: () => string },
  tx: Transaction,
  drafts: readonly MessageDraft[],
): Promise<void> {
  if (drafts.length === 0) return;
  const at = deps.now();
  const queued = { state: 'queued', carrier: null, attempts: 0, lastError: null, createdAt: at, sentAt: null } as const;
  const subjects = await messageStore.insertAll(
    tx,
    drafts.map((draft) => ({ ...draft, ...queued, id: deps.newId() })),
  );
  if (subjects.length > 0) setTimers(tx, { name: sendTimer, subjects, at });
}
