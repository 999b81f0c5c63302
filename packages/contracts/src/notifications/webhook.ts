import { z } from 'zod';
import { action, collection, listEndpoint, readEndpoint } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { reference } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { byId, id, instant, ref } from '../wire.ts';
import { testEventType, webhookEvents, webhookEventTypes } from './webhook-events.ts';

/** At most this many endpoints per business: each one multiplies the deliveries. */
export const maxWebhookEndpoints = 10;
/** Deliveries with their attempts are kept this many days (HOOK-09). */
export const webhookKeptDays = 30;
/** After a renewal both secrets sign for this many hours (HOOK-04). */
export const secretOverlapHours = 24;

/** German names of all events, also of the test. */
export const eventLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(webhookEventTypes.map((type) => [type, webhookEvents[type].label])),
  [testEventType]: 'Testereignis',
};

const address = z
  .url({ protocol: /^https?$/ })
  .max(1_000)
  .refine((text) => URL.canParse(text) && new URL(text).username === '' && new URL(text).password === '', {
    error: 'Bitte geben Sie die Adresse ohne Benutzername und Passwort an. Die Signatur weist uns aus.',
    params: { code: 'ADDRESS_WITH_PASSWORD' },
  });

/** An address of a program of the business that gets events (HOOK-01). */
export const webhookEndpoints = defineResource({
  service: 'notifications',
  name: 'webhook-endpoints',
  one: 'webhook-endpoint',
  label: { one: 'Webhook', many: 'Webhooks' },
  draft: z.strictObject({
    name: field(oneLine(80).min(1), 'Name', { hint: 'Woran Sie das Programm erkennen, etwa „Warenwirtschaft“.' }),
    url: field(address, 'Adresse', {
      hint: 'Dorthin schicken wir jedes Ereignis, zum Beispiel https://erp.example.at/theke.',
    }),
    events: field(z.array(z.enum(webhookEventTypes)).min(1).max(webhookEventTypes.length), 'Ereignisse', {
      widget: 'webhook-events',
      choices: eventLabels,
    }),
    isEnabled: field(z.boolean(), 'Eingeschaltet', {
      hint: 'Was geschieht, während er ausgeschaltet ist, wird nicht nachgeschickt.',
    }).default(true),
  }),
  read: 'webhooks.read',
  write: 'webhooks.write',
  filters: ['isEnabled'],
  search: ['url'],
  example: {
    name: 'Warenwirtschaft',
    url: 'https://warenwirtschaft.example/theke',
    events: ['order.created', 'order.changed', 'product.changed'],
  },
});
export type WebhookEndpoint = z.output<typeof webhookEndpoints.entity>;

/** Why the platform switched an endpoint off: it failed for days, or it answered 410. */
const disabledReason = z.enum(['failing', 'gone']);
export type DisabledReason = z.output<typeof disabledReason>;

/** What the service knows of an endpoint besides its settings. */
const webhookState = z.object({
  endpoint: ref,
  /** Null until a secret was shown. */
  secretMadeAt: instant.nullable(),
  /** Until then the previous secret signs too; null: only the current one. */
  previousSecretUntil: instant.nullable(),
  /** The first failure since the last success; null: the last attempt succeeded. */
  failingSince: instant.nullable(),
  disabledReason: disabledReason.nullable(),
  disabledAt: instant.nullable(),
  /** Deliveries that wait for their next attempt, and those given up within the days that they are kept. */
  waiting: z.int(),
  failed: z.int(),
  lastSentAt: instant.nullable(),
});
export type WebhookState = z.output<typeof webhookState>;

export const readWebhookState = endpoint({
  name: 'readWebhookState',
  service: 'notifications',
  method: 'GET',
  path: '/webhook-endpoints/:id/state',
  summary: 'Stand eines Webhooks',
  needs: 'webhooks.read',
  params: byId,
  reply: { kind: 'data', schema: webhookState },
  status: 200,
  example: { params: { id: webhookEndpoints.exampleId } },
});

/** Returns a new secret once (`whsec_...`). The previous one signs too for a day, if it was ever shown. */
export const makeWebhookSecret = action(webhookEndpoints, 'secret', {
  name: 'makeWebhookSecret',
  summary: 'Geheimnis eines Webhooks erstellen oder erneuern',
  reply: z.object({ secret: z.string() }),
});

/**
 * `queued`: waits for its next attempt. `sent`: the receiver answered 2xx. `failed`: given up after three days, refused
 * with 410, or its endpoint was switched off.
 */
export const webhookDeliveryState = z.enum(['queued', 'sent', 'failed']);
export type WebhookDeliveryState = z.output<typeof webhookDeliveryState>;

const webhookDelivery = z.object({
  id,
  endpoint: reference('webhook-endpoints', 'Webhook'),
  /** Header `webhook-id` of each attempt. */
  event: field(z.string(), 'Kennung'),
  type: field(z.enum([...webhookEventTypes, testEventType]), 'Ereignis', { choices: eventLabels }),
  state: field(webhookDeliveryState, 'Status'),
  attempts: z.int(),
  /** HTTP status of the last attempt; null without an answer. */
  status: z.int().nullable(),
  /** Error of the last attempt, as a German sentence. */
  lastError: z.string().nullable(),
  createdAt: field(instant, 'Erstellt'),
  /** Of the next attempt; null: none. */
  nextAt: instant.nullable(),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;

const webhookAttempt = z.object({
  id,
  at: instant,
  durationMs: z.int(),
  status: z.int().nullable(),
  error: z.string().nullable(),
  /** Beginning of the answer, at most 1,024 bytes. */
  response: z.string(),
});
export type WebhookAttempt = z.output<typeof webhookAttempt>;

/** A delivery with its body and attempts, newest first. */
const wholeWebhookDelivery = webhookDelivery.extend({
  /** The JSON that is sent. */
  payload: field(z.string(), 'Inhalt', { personal: true }),
  log: z.array(webhookAttempt),
});
export type WholeWebhookDelivery = z.output<typeof wholeWebhookDelivery>;

export const webhookDeliveries = collection({
  service: 'notifications',
  name: 'webhook-deliveries',
  one: 'webhook-delivery',
  label: { one: 'Webhook-Zustellung', many: 'Webhook-Protokoll' },
  item: webhookDelivery,
  read: 'webhooks.read',
  write: 'webhooks.write',
  filters: ['endpoint', 'state', 'type'],
  range: ['createdAt'],
  sorts: ['createdAt'],
});

/** Newest first. */
export const listWebhookDeliveries = listEndpoint(webhookDeliveries);
export const readWebhookDelivery = readEndpoint(webhookDeliveries, wholeWebhookDelivery);

/** Sends a delivery again under the same id, also one that succeeded. 409 WEBHOOK_DISABLED. */
export const redriveWebhookDelivery = action(webhookDeliveries, 'redrive', {
  name: 'redriveWebhookDelivery',
  summary: 'Zustellung wiederholen',
  reply: webhookDelivery,
  status: 202,
});

/** Sends all failed deliveries of an endpoint since a time again. @returns their number. 409 WEBHOOK_DISABLED. */
export const redriveFailedWebhooks = action(webhookEndpoints, 'redrive', {
  name: 'redriveFailedWebhooks',
  summary: 'Fehlgeschlagene Zustellungen wiederholen',
  body: z.strictObject({ since: field(instant, 'Seit') }),
  reply: z.object({ count: z.int() }),
  status: 202,
  example: { since: '2026-11-21T00:00:00.000Z' },
});

/** Sends `webhook.test`, also to an endpoint that is switched off. */
export const testWebhook = action(webhookEndpoints, 'test', {
  name: 'testWebhook',
  summary: 'Testereignis senden',
  reply: webhookDelivery,
  status: 202,
});

export const webhookActions = [
  readWebhookState,
  makeWebhookSecret,
  redriveFailedWebhooks,
  testWebhook,
  listWebhookDeliveries,
  readWebhookDelivery,
  redriveWebhookDelivery,
] as const;
