import type { WholeMessage, Message as WireMessage } from '@theke/contracts/notifications/message';
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
  subject: message.subject,
  state: message.state,
  carrier: message.carrier,
  attempts: message.attempts,
  lastError: message.lastError,
  createdAt: message.createdAt.toISOString(),
  sentAt: message.sentAt?.toISOString() ?? null,
});

export const toWhole = (listed: ListedMessage): WholeMessage => ({
  ...toListed(listed),
  text: listed.message.text,
  hasHtml: listed.message.signed !== null,
});
