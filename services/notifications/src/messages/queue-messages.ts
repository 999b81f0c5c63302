import type { Transaction } from '@theke/kit/database/database';
import { setTimers } from '@theke/kit/events/timers';
import { mostBeforeConfirmed, saidEnough } from './counted-recipient.ts';
import type { MessageDraft } from './message.ts';
import { messageStore } from './message-store.ts';

/** Rings when a message is to be tried. */
export const sendTimer = 'send-message';

/**
 * Stores messages and the timers that send them in the transaction of what caused them. One of the same cause, channel and
 * recipient that is there already stays the only one. What is too many for its recipient is stored as failed: staff see it, and may
 * send it.
 */
export async function queueMessages(
  deps: { now: () => Date; newId: () => string },
  tx: Transaction,
  drafts: readonly MessageDraft[],
): Promise<void> {
  if (drafts.length === 0) return;
  const at = deps.now();
  const isTooMuch = await tooMuch(tx, drafts, at);
  const messages = drafts.map((draft) => ({
    ...draft,
    ...(isTooMuch(draft)
      ? ({ state: 'failed', lastError: saidEnough, countedAs: undefined } as const)
      : ({ state: 'queued', lastError: null } as const)),
    id: deps.newId(),
    carrier: null,
    attempts: 0,
    createdAt: at,
    sentAt: null,
  }));
  const isNew = new Set(await messageStore.insertAll(tx, messages));
  const subjects = messages.filter(({ id, state }) => state === 'queued' && isNew.has(id)).map(({ id }) => id);
  if (subjects.length > 0) setTimers(tx, { name: sendTimer, subjects, at });
}

async function tooMuch(
  tx: Transaction,
  drafts: readonly MessageDraft[],
  at: Date,
): Promise<(draft: MessageDraft) => boolean> {
  const recipients = [...new Set(drafts.flatMap(({ countedAs }) => countedAs ?? []))];
  if (recipients.length === 0) return () => false;
  const { messages, perMs } = mostBeforeConfirmed;
  const lately = await messageStore.countLately(tx, recipients, new Date(at.getTime() - perMs));
  return ({ countedAs }) => countedAs !== undefined && (lately.get(countedAs) ?? 0) >= messages;
}
