import type { Transaction } from '@theke/kit/database/database';
import { setTimer } from '@theke/kit/events/timers';
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
  const at = deps.now();
  await Promise.all(
    drafts.map(async (draft) => {
      const id = deps.newId();
      const isNew = await messageStore.insert(tx, {
        ...draft,
        id,
        state: 'queued',
        carrier: null,
        attempts: 0,
        lastError: null,
        createdAt: at,
        sentAt: null,
      });
      if (isNew) setTimer(tx, { name: sendTimer, subject: id, at });
    }),
  );
}
