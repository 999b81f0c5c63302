import { z } from 'zod';
import { action, collection, listEndpoint, readEndpoint } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { byId, id, instant, ref } from '../wire.ts';

export const messageChannel = z.enum(['email', 'sms', 'push']);
export type MessageChannel = z.output<typeof messageChannel>;
export const channelLabels: Record<MessageChannel, string> = { email: 'E‑Mail', sms: 'SMS', push: 'Push' };

/**
 * Occasion of a message. Those that begin with `branch-`, `order-unseen` and `tv-silent` go to the branch, those from
 * `login-link` on to the team, the others to the guest.
 */
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
  'gift-card',
  'gift-card-bought',
  'gift-card-reversed',
  'account-code',
  'reward-given',
  'newsletter-request',
  'reservation-requested',
  'reservation-confirmed',
  'reservation-changed',
  'reservation-canceled',
  'reservation-reminder',
  'branch-reservation',
  'order-unseen',
  'tv-silent',
  'login-link',
  'user-invited',
  'new-device',
  'two-factor',
  'passkey',
  'api-token',
  'webhook-disabled',
  'form-submission',
  'shifts-published',
  'task-assigned',
  'swap-asked',
  'absence-asked',
  'absence-decided',
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
  'order-handed-out': 'Unterwegs oder abholbereit',
  'payment-refunded': 'Zahlung zurückerstattet',
  'gift-card': 'Geschenkkarte',
  'gift-card-bought': 'Bestätigung an den Käufer einer Geschenkkarte',
  'gift-card-reversed': 'Stornierung an den Käufer einer Geschenkkarte',
  'account-code': 'Code für das Kundenkonto',
  'reward-given': 'Stempelkarte voll',
  'newsletter-request': 'Newsletter bestätigen',
  'reservation-requested': 'Reservierung angefragt',
  'reservation-confirmed': 'Reservierung bestätigt',
  'reservation-changed': 'Reservierung geändert',
  'reservation-canceled': 'Reservierung storniert',
  'reservation-reminder': 'Erinnerung an eine Reservierung',
  'branch-reservation': 'Reservierung (an die Filiale)',
  'order-unseen': 'Bestellung wartet (an die Filiale)',
  'tv-silent': 'TV meldet sich nicht (an die Filiale)',
  'login-link': 'Anmeldelink (an das Team)',
  'user-invited': 'Einladung (an das Team)',
  'new-device': 'Anmeldung auf einem neuen Gerät (an das Team)',
  'two-factor': 'Anmeldung in zwei Schritten ein oder aus (an das Team)',
  passkey: 'Passkey hinzugefügt oder gelöscht (an das Team)',
  'api-token': 'API-Token erstellt oder gelöscht (an das Team)',
  'webhook-disabled': 'Webhook ausgeschaltet (an das Team)',
  'form-submission': 'Anfrage über ein Formular (an das Team)',
  'shifts-published': 'Dienste (an das Team)',
  'task-assigned': 'Neue Aufgabe (an das Team)',
  'swap-asked': 'Anfrage für einen Dienst (an das Team)',
  'absence-asked': 'Antrag auf freie Tage (an das Team)',
  'absence-decided': 'Entscheidung über freie Tage (an das Team)',
};

/**
 * `queued`: stored and retried until accepted. `sent`: accepted by the carrier. `failed`: retries exhausted or
 * rejected; staff may send it again. `erased`: the guest and the content were erased.
 */
export const messageState = z.enum(['queued', 'sent', 'failed', 'erased']);
export type MessageState = z.output<typeof messageState>;

/** The carrier. `mailbox` delivers nothing: the message is only stored for viewing. */
export const messageCarrier = z.enum(['smtp', 'sms-provider', 'push-service', 'mailbox']);
export type MessageCarrier = z.output<typeof messageCarrier>;

const personal = { personal: true };

export const message = z.object({
  id,
  channel: field(messageChannel, 'Kanal', { choices: channelLabels }),
  kind: messageKind,
  /** Null if it does not concern an order. */
  order: field(ref.nullable(), 'Bestellung'),
  /** Of the order, if known. */
  uid: z.string().nullable(),
  ticketNumber: z.int().nullable(),
  branch: ref.nullable(),
  /** Address, phone number or device owner. Empty if erased or if the device is no longer subscribed. */
  recipient: field(z.string(), 'An', personal),
  /** SMS have no subject; this is the beginning of the text. */
  subject: field(z.string(), 'Betreff', personal),
  state: field(messageState, 'Status'),
  /** Null until accepted. */
  carrier: messageCarrier.nullable(),
  attempts: z.int(),
  /** Error of the last attempt, as a German sentence. */
  lastError: z.string().nullable(),
  createdAt: field(instant, 'Erstellt'),
  sentAt: instant.nullable(),
});
export type Message = z.output<typeof message>;

/** A message with its text. `hasHtml`: the HTML can be viewed (`showMessage`). */
export const wholeMessage = message.extend({ text: field(z.string(), 'Text', personal), hasHtml: z.boolean() });
export type WholeMessage = z.output<typeof wholeMessage>;

export const messages = collection({
  service: 'notifications',
  name: 'messages',
  one: 'message',
  label: { one: 'Nachricht', many: 'Nachrichten' },
  item: message,
  read: 'messages.read',
  write: 'messages.write',
  filters: ['order', 'channel', 'state'],
  range: ['createdAt'],
  sorts: ['createdAt'],
});

/**
 * Newest first, without the full text. `q` searches recipient, subject and order number. Employees see messages of
 * their branches. The example filters mails, because those can be shown as HTML.
 */
export const listMessages = listEndpoint(messages, { example: { 'filter[channel]': 'email' } });

/** Login links in the text are only readable with the permission to create them. */
export const readMessage = readEndpoint(messages, wholeMessage);

/** The HTML of a mail as a separate document without scripts, for a frame. 404 if there is none. */
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

/** Retries a failed message; queued and sent messages are unchanged. 409 MESSAGE_ERASED. */
export const sendMessageAgain = action(messages, 'send-again', {
  name: 'sendMessageAgain',
  summary: 'Nachricht erneut senden',
  reply: message,
  status: 202,
});

export const messageEndpoints = [listMessages, readMessage, showMessage, sendMessageAgain] as const;
