import type { MessageKind, WholeMessage, Message as WireMessage } from '@theke/contracts/notifications/message';
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
  if (kind === 'login-link' || kind === 'user-invited') return '';
  const shownText = text.replace(/^[^:]{1,80}: /, '');
  return shownText.length <= beginning ? shownText : `${shownText.slice(0, beginning - 1).trimEnd()}…`;
}

/**
 * A login link and a code are equivalent to a password, and absences of staff are private: only users who may manage
 * accounts can read them.
 */
const hiddenTexts: Partial<Record<MessageKind, string>> = {
  'login-link': 'Den Anmeldelink sieht nur die Person, die ihn bekommen hat.',
  'user-invited': 'Den Anmeldelink der Einladung sieht nur die eingeladene Person.',
  'account-code': 'Den Code sieht nur der Gast, der ihn angefordert hat.',
  'absence-asked': 'Anträge auf freie Tage sieht nur, wer darüber entscheidet.',
  'absence-decided': 'Die Entscheidung über freie Tage sieht nur die Person, die es betrifft.',
};

export const mayOpen = ({ user }: Identity, { kind }: Message): boolean =>
  hiddenTexts[kind] === undefined || access({ user }, 'users.write') !== false;

export const toWhole = (listed: ListedMessage, identity: Identity): WholeMessage => {
  const isOpen = mayOpen(identity, listed.message);
  return {
    ...toListed(listed),
    text: isOpen ? textOf(listed.message) : (hiddenTexts[listed.message.kind] ?? ''),
    hasHtml: isOpen && listed.message.signed !== null,
  };
};
