import type { MailLogo } from '@theke/contracts/media/logo';
import type { MessageCarrier, MessageChannel } from '@theke/contracts/notifications/message';
import type { Message } from './message.ts';

/**
 * Takes a message from here. Resolves when it was accepted.
 * @throws NotSent with a sentence for staff; whatever else is thrown counts as "try again"
 */
export type Transport = {
  name: MessageCarrier;
  send(message: Message, sender: Sender): Promise<void>;
};

/** In whose name it goes out. */
export type Sender = {
  tenant: string;
  shopName: string;
  /** Who reads an answer; null: nobody. */
  replyTo: string | null;
  /** Stands in its mails; undefined where there is none. */
  logo: MailLogo | undefined;
  /** Whether its SMS may go beyond AT, DE, CH and LI (MSG-03). */
  isSmsAbroadOn: boolean;
};

export type Transports = Readonly<Record<MessageChannel, Transport>>;

export class NotSent extends Error {
  override name = 'NotSent';
  /** Trying again would change nothing. */
  readonly isFinal: boolean;

  /** @param sentence German, for staff; names no recipient */
  constructor(sentence: string, isFinal: boolean) {
    super(sentence);
    this.isFinal = isFinal;
  }
}

/** Sends nothing anywhere: the message stays in the list of messages, to be looked at. */
export const mailbox: Transport = { name: 'mailbox', send: async () => undefined };

/** Where nobody was set up: each message fails at once, and says what is missing. */
export const noTransport = (name: MessageCarrier, sentence: string): Transport => ({
  name,
  send: async () => {
    throw new NotSent(sentence, true);
  },
});
