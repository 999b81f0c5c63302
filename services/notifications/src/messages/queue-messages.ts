import type { Transaction } from '@theke/kit/database/database';
import { setTimers } from '@theke/kit/events/timers';
import { mostBeforeConfirmed, saidEnough } from './counted-recipient.ts';
import { eventOfCause, type MessageDraft } from './message.ts';
import { messageStore } from './message-store.ts';

/** Rings when what one event asked for is to be sent; its subject is the event. */
export const sendCauseTimer = 'send-messages';
/** Rings when a message is to be tried again. */
export const sendTimer = 'send-message';

/**
 * Stores messages and the one timer that sends them in the transaction of what caused them, without waiting for an answer: all of it travels
 * with the commit. One of the same cause, channel and recipient that is there already stays the only one. What is too many for its recipient is
 * stored as failed: staff see it, and may send it. A timer whose message does not wait sends nothing.
 */
export function queueMessages(
  deps: { now: () => Date; newId: () => string },
  tx: Transaction,
  drafts: readonly MessageDraft[],
): void {
  if (drafts.length === 0) return;
  const at = deps.now();
  const messages = drafts.map((draft) => ({ ...draft, id: deps.newId(), createdAt: at }));
  const { messages: most, perMs } = mostBeforeConfirmed;
  messageStore.queue(tx, messages, { since: new Date(at.getTime() - perMs), most, refusal: saidEnough });
  const subjects = [...new Set(messages.map(({ cause }) => eventOfCause(cause)))];
  setTimers(tx, { name: sendCauseTimer, subjects, at });
}
