import { z } from 'zod';
import { action, collection, listOf, readOf } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { byId, id, instant, ref } from '../wire.ts';

export const messageChannel = z.enum(['email', 'sms', 'push']);
export type MessageChannel = z.output<typeof messageChannel>;
export const channelLabels: Record<MessageChannel, string> = { email: 'E‑Mail', sms: 'SMS', push: 'Push' };

/** What a message is about. The first and `order-unseen` go to the branch, the last six to the team, the others to the guest. */
export const messageKind = z.enum([
  'branch-new-order',
  'order-received',
  'order-confirmed',
  'counter-appointment',
  'order-offered',
  'order-rejected',
  'order-canceled',
  'order-handed-out',
  'payment-refunded',
  'order-unseen',
  'login-link',
  'form-submission',
  'shifts-published',
  'task-assigned',
  'swap-asked',
  'absence-asked',
]);
export type MessageKind = z.output<typeof messageKind>;
export const kindLabels: Record<MessageKind, string> = {
  'branch-new-order': 'Neue Bestellung (an die Filiale)',
  'order-received': 'Bestellung erhalten',
  'order-confirmed': 'Bestellung bestätigt',
  'counter-appointment': 'Anderer Termin vorgeschlagen',
  'order-offered': 'Angebot',
  'order-rejected': 'Bestellung abgelehnt',
  'order-canceled': 'Bestellung storniert',
  'order-handed-out': 'In Zustellung / Abholbereit',
  'payment-refunded': 'Zahlung zurückerstattet',
  'order-unseen': 'Bestellung wartet (an die Filiale)',
  'login-link': 'Anmeldelink (an das Team)',
  'form-submission': 'Anfrage über ein Formular (an das Team)',
  'shifts-published': 'Dienste (an das Team)',
  'task-assigned': 'Neue Aufgabe (an das Team)',
  'swap-asked': 'Anfrage für einen Dienst (an das Team)',
  'absence-asked': 'Antrag auf freie Tage (an das Team)',
};

/**
 * `queued`: stored, it is tried until it is accepted. `sent`: whoever carries it has accepted it. `failed`: tried often
 * enough, or refused for good; staff may send it again. `erased`: its guest was erased, and with them what it said.
 */
export const messageState = z.enum(['queued', 'sent', 'failed', 'erased']);
export type MessageState = z.output<typeof messageState>;

/** Who carried it. `mailbox` carries nothing anywhere: the message stays here to be looked at. */
export const messageCarrier = z.enum(['smtp', 'sms-provider', 'push-service', 'mailbox']);
export type MessageCarrier = z.output<typeof messageCarrier>;

const personal = { personal: true };

export const message = z.object({
  id,
  channel: field(messageChannel, 'Kanal', { choices: channelLabels }),
  kind: messageKind,
  /** Null where it is about no order. */
  order: field(ref.nullable(), 'Bestellung'),
  /** The order's, where they are known. */
  uid: z.string().nullable(),
  ticketNumber: z.int().nullable(),
  branch: ref.nullable(),
  /** Address, number, or whose device it is; empty: it was erased, or the device is not told of anything any more. */
  recipient: field(z.string(), 'An', personal),
  /** Of an SMS, which has none, how it begins. */
  subject: field(z.string(), 'Betreff', personal),
  state: field(messageState, 'Stand'),
  /** Null until it was accepted. */
  carrier: messageCarrier.nullable(),
  attempts: z.int(),
  /** Why the last try failed, as a German sentence. */
  lastError: z.string().nullable(),
  createdAt: field(instant, 'Erstellt'),
  sentAt: instant.nullable(),
});
export type Message = z.output<typeof message>;

/** With what it says; `hasHtml`: it can be seen as its reader sees it (`showMessage`). */
export const wholeMessage = message.extend({ text: field(z.string(), 'Text', personal), hasHtml: z.boolean() });
export type WholeMessage = z.output<typeof wholeMessage>;

export const messages = collection({
  service: 'notifications',
  name: 'messages',
  one: 'message',
  label: { one: 'Nachricht', many: 'Nachrichten' },
  of: message,
  read: 'messages.read',
  write: 'messages.write',
  filters: ['order', 'channel', 'state'],
  range: ['createdAt'],
  sorts: ['createdAt'],
});

/** Newest first, without what they say in full; `q` looks for a recipient, a subject and an order's number. Employees see those of their branches. The example is a mail, which can be shown as it arrives. */
export const listMessages = listOf(messages, { example: { 'filter[channel]': 'email' } });

/** What a login link says is read by whoever may make one. */
export const readMessage = readOf(messages, wholeMessage);

/** The HTML of a mail as a document of its own, without scripts, for a frame. 404 where there is none. */
export const showMessage = endpoint({
  name: 'showMessage',
  service: 'notifications',
  method: 'GET',
  path: '/messages/:id/html',
  summary: 'Nachricht so zeigen, wie sie ankommt',
  needs: 'messages.read',
  params: byId,
  reply: { kind: 'binary' },
  status: 200,
  example: { params: { id: messages.exampleId } },
});

/** Tries one that failed anew; one that waits or was sent is left alone. 409 MESSAGE_ERASED. */
export const sendMessageAgain = action(messages, 'send-again', {
  name: 'sendMessageAgain',
  summary: 'Nachricht erneut senden',
  reply: message,
  status: 202,
});

export const messageEndpoints = [listMessages, readMessage, showMessage, sendMessageAgain] as const;
