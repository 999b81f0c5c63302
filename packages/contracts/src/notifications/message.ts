import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { listQuery } from '../resource.ts';
import { byId, exampleIds, id, instant, ref } from '../wire.ts';

export const messageChannel = z.enum(['email', 'sms', 'push']);
export type MessageChannel = z.output<typeof messageChannel>;
export const channelLabels: Record<MessageChannel, string> = { email: 'E‑Mail', sms: 'SMS', push: 'Push' };

/** What a message is about. The first and the last go to the branch, the others to the guest. */
export const messageKind = z.enum([
  'branch-new-order',
  'order-received',
  'order-confirmed',
  'counter-appointment',
  'order-rejected',
  'order-canceled',
  'order-handed-out',
  'payment-refunded',
  'order-unseen',
]);
export type MessageKind = z.output<typeof messageKind>;
export const kindLabels: Record<MessageKind, string> = {
  'branch-new-order': 'Neue Bestellung (an die Filiale)',
  'order-received': 'Bestellung erhalten',
  'order-confirmed': 'Bestellung bestätigt',
  'counter-appointment': 'Anderer Termin vorgeschlagen',
  'order-rejected': 'Bestellung abgelehnt',
  'order-canceled': 'Bestellung storniert',
  'order-handed-out': 'In Zustellung / Abholbereit',
  'payment-refunded': 'Zahlung zurückerstattet',
  'order-unseen': 'Bestellung wartet (an die Filiale)',
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
  channel: messageChannel,
  kind: messageKind,
  /** Null where it is about no order. */
  order: ref.nullable(),
  /** The order's, where they are known. */
  uid: z.string().nullable(),
  ticketNumber: z.int().nullable(),
  branch: ref.nullable(),
  /** Address, number, or whose device it is; empty: it was erased, or the device is not told of anything any more. */
  recipient: field(z.string(), 'An', personal),
  /** Empty where the channel has none. */
  subject: field(z.string(), 'Betreff', personal),
  state: messageState,
  /** Null until it was accepted. */
  carrier: messageCarrier.nullable(),
  attempts: z.int(),
  /** Why the last try failed, as a German sentence. */
  lastError: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
});
export type Message = z.output<typeof message>;

/** With what it says; `hasHtml`: it can be seen as its reader sees it (`showMessage`). */
export const wholeMessage = message.extend({ text: field(z.string(), 'Text', personal), hasHtml: z.boolean() });
export type WholeMessage = z.output<typeof wholeMessage>;

const at = { params: { id: exampleIds.message } };

/** Newest first, without what they say. Employees see those of their branches. */
export const listMessages = endpoint({
  name: 'listMessages',
  service: 'notifications',
  method: 'GET',
  path: '/messages',
  summary: 'Nachrichten auflisten',
  needs: 'messages.read',
  query: listQuery([], ['createdAt']).extend({
    filter: z
      .strictObject({
        order: field(id, 'Bestellung').optional(),
        channel: field(messageChannel, 'Kanal').optional(),
        state: field(messageState, 'Stand').optional(),
      })
      .optional(),
  }),
  reply: { kind: 'list', schema: message },
  status: 200,
  // A mail, which can be shown as it arrives.
  example: { query: { pageSize: '5', 'filter[channel]': 'email' } },
});

export const readMessage = endpoint({
  name: 'readMessage',
  service: 'notifications',
  method: 'GET',
  path: '/messages/:id',
  summary: 'Nachricht laden',
  needs: 'messages.read',
  params: byId,
  reply: { kind: 'data', schema: wholeMessage },
  status: 200,
  example: at,
});

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
  example: at,
});

/** Tries one that failed anew; one that waits or was sent is left alone. 409 MESSAGE_ERASED. */
export const sendMessageAgain = endpoint({
  name: 'sendMessageAgain',
  service: 'notifications',
  method: 'POST',
  path: '/messages/:id/send-again',
  summary: 'Nachricht erneut senden',
  needs: 'messages.write',
  params: byId,
  body: z.strictObject({}),
  reply: { kind: 'data', schema: message },
  status: 202,
  example: { ...at, body: {} },
});

export const messageEndpoints = [listMessages, readMessage, showMessage, sendMessageAgain] as const;
