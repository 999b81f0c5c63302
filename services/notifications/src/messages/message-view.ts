import type { WholeMessage, Message as WireMessage } from '@theke/contracts/notifications/message';
import { access } from '@theke/contracts/permissions';
import type { Identity } from '@theke/kit/identity-token';
import { type Message, textOf } from './message.ts';
import type { ListedMessage } from './message-store.ts';

export const toListed = ({ message, uid, ticketNumber, device }: ListedMessage): WireMessage => ({
  id: message.id,
  channel: message.channel,
  kind: message.kind,
  order: message.order === null ? null : { id: message.order },
  uid,
  ticketNumber,
  branch: message.branch === null ? null : { id: message.branch },
  recipient: message.channel === 'push' ? (device ?? '') : message.recipient,
  subject: message.channel === 'sms' ? beginningOf(message) : message.subject,
  state: message.state,
  carrier: message.carrier,
  attempts: message.attempts,
  lastError: message.lastError,
  createdAt: message.createdAt.toISOString(),
  sentAt: message.sentAt?.toISOString() ?? null,
});

/** In characters; our SMS state their subject within them. */
const beginning = 60;

/** Text after the shop's name, which identifies an SMS because it has no subject. */
function beginningOf({ kind, text }: Message): string {
  if (kind === 'login-link') return '';
  const shownText = text.replace(/^[^:]{1,80}: /, '');
  return shownText.length <= beginning ? shownText : `${shownText.slice(0, beginning - 1).trimEnd()}…`;
}

/** A login link is equivalent to a password: only users who may create one for others can read it. */
export const mayOpen = ({ user }: Identity, { kind }: Message): boolean =>
  kind !== 'login-link' || access({ user }, 'users.write') !== false;

const hiddenText = 'Den Anmeldelink sieht nur die Person, die ihn bekommen hat.';

export const toWhole = (listed: ListedMessage, identity: Identity): WholeMessage => {
  const isOpen = mayOpen(identity, listed.message);
  return {
    ...toListed(listed),
    text: isOpen ? textOf(listed.message) : hiddenText,
    hasHtml: isOpen && listed.message.signed !== null,
  };
};
