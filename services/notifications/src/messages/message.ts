import type { MessageCarrier, MessageChannel, MessageKind, MessageState } from '@theke/contracts/notifications/message';
import { renderText } from '../templates/render-text.ts';
import type { SignedMail } from '../templates/signed-mail.ts';

/**
 * Glossary.
 * message   one text for one recipient over one channel
 * cause     its kind and the event that caused it; one message per cause, channel and recipient
 * carrier   receiver of the message: a mail server, an SMS provider, a push service, or the local mailbox
 * accepted  the transport has accepted it; whether it is read is unknown
 */
export type Message = MessageDraft & Delivery & { createdAt: Date };

/** Text of a message. A mail from earlier versions has its own `text`; newer ones render it from `signed`. */
export const textOf = ({ text, signed }: Pick<MessageDraft, 'text' | 'signed'>): string =>
  signed && text === '' ? renderText(signed.letter, signed.shop) : text;

/** Delivery state of a message: everything that sending changes. */
export type Delivery = {
  id: string;
  state: MessageState;
  carrier: MessageCarrier | null;
  attempts: number;
  lastError: string | null;
  sentAt: Date | null;
};

export type MessageDraft = {
  cause: string;
  channel: MessageChannel;
  kind: MessageKind;
  order: string | null;
  /** Task assigned to the recipient; null or absent: none. */
  task?: string | null | undefined;
  /** TV that the message is about; null or absent: none. */
  tv?: string | null | undefined;
  /** Reservation that the message is about; null or absent: none. */
  reservation?: string | null | undefined;
  branch: string | null;
  /** Person that a mail about an account or the newsletter goes to, to erase it with them; absent for others. */
  customer?: string | undefined;
  recipient: string;
  subject: string;
  /** Text of an SMS or push message; empty for a mail, whose text is rendered from `signed`. */
  text: string;
  /** Content of a mail; text and HTML are rendered from it. */
  signed: SignedMail | null;
  /** Key of the recipient's message limit (counted-recipient.ts); absent if the message does not count. */
  countedAs?: string | undefined;
};

/** Cause key: the message kind and the id of its event. */
export const causeOf = (kind: MessageKind, event: string): string => `${kind} ${event}`;
export const eventOfCause = (cause: string): string => cause.slice(cause.indexOf(' ') + 1);

/** Attempts before a message is given up: with `delayAfter` about an hour and a half. */
export const maxAttempts = 10;

/** Delay after a failed attempt, in ms: 10 s, doubled each time. */
export const delayAfter = (attempts: number): number => 10_000 * 2 ** (attempts - 1);

export const accepted = (delivery: Delivery, carrier: MessageCarrier, at: Date): Delivery => ({
  ...delivery,
  state: 'sent',
  carrier,
  attempts: delivery.attempts + 1,
  lastError: null,
  sentAt: at,
});

/** State after a failed attempt and the time of the next one; null: none, staff have to act. */
export function refused(
  delivery: Delivery,
  { sentence, isFinal }: { sentence: string; isFinal: boolean },
  at: Date,
): { next: Delivery; again: Date | null } {
  const attempts = delivery.attempts + 1;
  const isOver = isFinal || attempts >= maxAttempts;
  return {
    next: { ...delivery, attempts, lastError: sentence, state: isOver ? 'failed' : 'queued' },
    again: isOver ? null : new Date(at.getTime() + delayAfter(attempts)),
  };
}

/** Resets a message so that it is sent again with all attempts. */
export const requeued = <D extends Delivery>(delivery: D): D => ({ ...delivery, state: 'queued', attempts: 0 });
