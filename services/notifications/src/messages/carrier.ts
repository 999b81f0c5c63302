import type { MessageCarrier, MessageChannel } from '@theke/contracts/notifications/message';
import type { Message } from './message.ts';

/**
 * Takes a message from here. Resolves when it was accepted.
 * @throws NotCarried with a sentence for staff; whatever else is thrown counts as "try again"
 */
export type Carrier = {
  name: MessageCarrier;
  carry(message: Message, sender: Sender): Promise<void>;
};

/** In whose name it goes out. */
export type Sender = {
  tenant: string;
  shopName: string;
  /** Who reads an answer; null: nobody. */
  replyTo: string | null;
};

export type Carriers = Readonly<Record<MessageChannel, Carrier>>;

export class NotCarried extends Error {
  override name = 'NotCarried';
  /** Trying again would change nothing. */
  readonly isFinal: boolean;

  /** @param sentence German, for staff; names no recipient */
  constructor(sentence: string, isFinal: boolean) {
    super(sentence);
    this.isFinal = isFinal;
  }
}

/** Carries nothing anywhere: the message stays in the list of messages, to be looked at. */
export const mailbox: Carrier = { name: 'mailbox', carry: async () => undefined };

/** Where nobody was set up: each message fails at once, and says what is missing. */
export const noCarrier = (name: MessageCarrier, sentence: string): Carrier => ({
  name,
  carry: async () => {
    throw new NotCarried(sentence, true);
  },
});
