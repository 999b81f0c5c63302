import type { Transaction } from '@theke/kit/database/database';
import { writeTogether } from '@theke/kit/database/shared-statements';
import type { ImmediateTimers } from '@theke/kit/events/immediate-timers';
import { setTimerOnce } from '@theke/kit/events/timers';
import { halfMinuteSubject } from '../half-minute.ts';
import { maxBeforeConfirmed, recipientLimitReached } from './counted-recipient.ts';
import { eventOfCause, type MessageDraft } from './message.ts';
import { messageStore } from './message-store.ts';
import { missedAt, missedTimer } from './message-timers.ts';

export type QueueDeps = { now: () => Date; newId: () => string; sendSoon: ImmediateTimers };

type NewMessage = MessageDraft & { id: string; createdAt: Date };

const { messages: max, perMs } = maxBeforeConfirmed;

const store = writeTogether<NewMessage>((tx, all) => {
  const [first] = all as [NewMessage];
  const since = new Date(first.createdAt.getTime() - perMs);
  messageStore.queue(tx, all, { since, limit: max, refusal: recipientLimitReached });
});

/**
 * Stores messages in the transaction of their cause, without a round trip: they are flushed with the commit. This
 * process sends them afterwards; one timer per half minute picks up those it missed. A message with the same cause,
 * channel and recipient is not stored twice. Messages above the recipient's limit are stored as failed, and staff may
 * send them.
 */
export function queueMessages(
  { now, newId, sendSoon }: QueueDeps,
  tx: Transaction,
  drafts: readonly MessageDraft[],
): void {
  if (drafts.length === 0) return;
  const at = now();
  const messages = drafts.map((draft) => ({ ...draft, id: newId(), createdAt: at }));
  store(tx, messages);
  sendSoon.add(tx, [...new Set(messages.map(({ cause }) => eventOfCause(cause)))]);
  setTimerOnce(tx, { name: missedTimer, subject: halfMinuteSubject(at), at: missedAt(at) });
}
