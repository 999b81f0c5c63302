import type { Message } from '@theke/contracts/notifications/message';
import { mailboxMessages } from './mailbox-messages.de.ts';

/** State of a message as text; one in the local mailbox was not sent. */
export function stateOf({ state, carrier, attempts }: Pick<Message, 'state' | 'carrier' | 'attempts'>): string {
  if (state === 'sent' && carrier === 'mailbox') return mailboxMessages.kept;
  return state === 'queued' && attempts > 0 ? mailboxMessages.again : mailboxMessages.states[state];
}
