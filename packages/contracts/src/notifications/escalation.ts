import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleIds, id, instant, ref } from '../wire.ts';

/**
 * Escalation of a new order that nobody has seen: `loud` on the pages, `pushed` to subscribed devices, `told` by mail
 * or SMS, `missed`.
 */
export const escalationStep = z.enum(['none', 'loud', 'pushed', 'told', 'missed']);
export type EscalationStep = z.output<typeof escalationStep>;

/** A new order that nobody has seen yet, with its escalation step. */
export const unseenOrder = z.object({
  order: ref,
  branch: ref,
  placedAt: instant,
  /** Time at which a tablet received it. */
  receivedAt: instant.nullable(),
  /** Time at which it was shown on a visible page. */
  shownAt: instant.nullable(),
  printedAt: instant.nullable(),
  step: escalationStep,
});
export type UnseenOrder = z.output<typeof unseenOrder>;

/**
 * Time in ms since 1970 at which an unseen order counts as missed: twice `deadline` (minutes) after it was placed.
 * Undefined if the branch disabled reminders (0).
 */
export const missedAt = (placedAt: number, deadline: number): number | undefined =>
  deadline === 0 ? undefined : placedAt + 2 * deadline * 60_000;

/** Oldest first. Pages ring according to the step. */
export const listUnseenOrders = endpoint({
  name: 'listUnseenOrders',
  service: 'notifications',
  method: 'GET',
  path: '/devices/unseen-orders',
  summary: 'Neue Bestellungen, die niemand gesehen hat',
  needs: 'devices.attend',
  query: z.strictObject({ branch: field(id, 'Filiale').optional() }),
  reply: { kind: 'data', schema: z.array(unseenOrder) },
  status: 200,
  example: { query: { branch: exampleIds.branch } },
});

/** A page reports that an order was received or shown. Idempotent: the first report counts. */
export const acknowledgeOrder = endpoint({
  name: 'acknowledgeOrder',
  service: 'notifications',
  method: 'POST',
  path: '/devices/acknowledgements',
  summary: 'Bestellung angekommen, gezeigt oder gesehen',
  needs: 'devices.attend',
  body: z.strictObject({
    order: field(id, 'Bestellung'),
    what: field(z.enum(['received', 'shown', 'seen']), 'Was'),
  }),
  reply: { kind: 'empty' },
  status: 204,
  example: { body: { order: exampleIds.order, what: 'seen' } },
});

export const orderUnseen = defineEvent({
  type: 'notifications.order-unseen.v1',
  summary: 'Eine neue Bestellung wurde trotz Erinnerung nicht angesehen.',
  data: z.object({ id, branch: id, at: instant }),
  example: { id: exampleIds.order, branch: exampleIds.branch, at: '2026-11-21T18:40:00.000Z' },
});

export const escalationEndpoints = [listUnseenOrders, acknowledgeOrder] as const;
