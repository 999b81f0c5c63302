import type { MailLogo } from '@theke/contracts/media/logo';
import type { MessageCarrier, MessageChannel } from '@theke/contracts/notifications/message';
import type { Message } from './message.ts';

/**
 * Sends a message. Resolves when it was accepted.
 * @throws NotSent with a German sentence for staff; any other error means "try again"
 */
export type Transport = {
  name: MessageCarrier;
  send(message: Message, sender: Sender): Promise<void>;
};

/** Sender of a message. */
export type Sender = {
  tenant: string;
  shopName: string;
  /** Reply address; null: none. */
  replyTo: string | null;
  /** Logo for its mails; undefined: none. */
  logo: MailLogo | undefined;
  /** Whether SMS to countries other than AT, DE, CH and LI are allowed (MSG-03). */
  isSmsAbroadOn: boolean;
};

export type Transports = Readonly<Record<MessageChannel, Transport>>;

export class NotSent extends Error {
  override name = 'NotSent';
  /** Whether a retry is pointless. */
  readonly isFinal: boolean;

  /** @param sentence German, for staff; contains no recipient */
  constructor(sentence: string, isFinal: boolean) {
    super(sentence);
    this.isFinal = isFinal;
  }
}

/** Sends nothing: the message stays visible in the list of messages. */
export const mailbox: Transport = { name: 'mailbox', send: async () => undefined };

/** Without a configured transport: each message fails at once with a reason. */
export const noTransport = (name: MessageCarrier, sentence: string): Transport => ({
  name,
  send: async () => {
    throw new NotSent(sentence, true);
  },
});
