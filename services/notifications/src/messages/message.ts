import type { MessageCarrier, MessageChannel, MessageKind, MessageState } from '@theke/contracts/notifications/message';
import { renderText } from '../templates/render-text.ts';
import type { SignedMail } from '../templates/signed-mail.ts';

/**
 * Glossary.
 * message   one text for one recipient over one channel
 * cause     why it is sent: its kind and the event that asked for it; per channel and recipient a cause has one message
 * carrier   who takes it from here: a mail server, a provider of SMS, a push service, or the local mailbox
 * accepted  the transport has taken it; whether it is ever read nobody knows
 */
export type Message = MessageDraft & Delivery & { createdAt: Date };

/** What it says. A mail of before its words were stored once has them here, too. */
export const textOf = ({ text, signed }: Pick<MessageDraft, 'text' | 'signed'>): string =>
  signed && text === '' ? renderText(signed.letter, signed.shop) : text;

/** What has become of a message so far: all of it that sending changes. */
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
  /** What the recipient has been given to do; null or absent: nothing. */
  task?: string | null | undefined;
  branch: string | null;
  recipient: string;
  subject: string;
  /** Of an SMS or a push notice; empty for a mail, whose words are all in `signed`. */
  text: string;
  /** Of a mail; its text and its page are made of it. */
  signed: SignedMail | null;
  /** Whose share of messages it takes (counted-recipient.ts); absent where it takes none. */
  countedAs?: string | undefined;
};

/** A cause is its kind and the event that asked for it. */
export const causeOf = (kind: MessageKind, event: string): string => `${kind} ${event}`;
export const eventOfCause = (cause: string): string => cause.slice(cause.indexOf(' ') + 1);

/** Tries until a message is given up: with `delayAfter` that takes about an hour and a half. */
export const maxAttempts = 10;

/** After the first failed try 10 s, then twice as long each time; in ms. */
export const delayAfter = (attempts: number): number => 10_000 * 2 ** (attempts - 1);

export const accepted = (delivery: Delivery, carrier: MessageCarrier, at: Date): Delivery => ({
  ...delivery,
  state: 'sent',
  carrier,
  attempts: delivery.attempts + 1,
  lastError: null,
  sentAt: at,
});

/** What a failed try leads to, and when the next one is; null: none, staff have to look. */
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

/** Staff want it tried from the beginning. */
export const requeued = <D extends Delivery>(delivery: D): D => ({ ...delivery, state: 'queued', attempts: 0 });
