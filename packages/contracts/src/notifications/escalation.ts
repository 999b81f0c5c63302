import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleIds, id, instant, ref } from '../wire.ts';

/**
 * How far a new order that nobody looks at has got: `loud` on the pages, `pushed` to devices that asked for it, `told` by mail or
 * SMS, `missed`.
 */
export const escalationStep = z.enum(['none', 'loud', 'pushed', 'told', 'missed']);
export type EscalationStep = z.output<typeof escalationStep>;

/** A new order that nobody has seen yet, and how far it got towards a person. */
export const unseenOrder = z.object({
  order: ref,
  branch: ref,
  placedAt: instant,
  /** A tablet got it. */
  receivedAt: instant.nullable(),
  /** It stood on a screen that was not hidden. */
  shownAt: instant.nullable(),
  printedAt: instant.nullable(),
  step: escalationStep,
});
export type UnseenOrder = z.output<typeof unseenOrder>;

/**
 * From when a new order that nobody sees counts as missed, in ms since 1970: two deadlines (minutes) after it came. Undefined
 * where the branch wants no reminder.
 */
export const missedAt = (placedAt: number, deadline: number): number | undefined =>
  deadline === 0 ? undefined : placedAt + 2 * deadline * 60_000;

/** The oldest first. Pages ring as loud as the step says. */
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

/** A page says what became of an order there. Saying it again changes nothing; the first time counts. */
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
  summary: 'Eine neue Bestellung hat trotz Erinnerung niemand angesehen.',
  data: z.object({ id, branch: id, at: instant }),
  example: { id: exampleIds.order, branch: exampleIds.branch, at: '2026-11-21T18:40:00.000Z' },
});

export const escalationEndpoints = [listUnseenOrders, acknowledgeOrder] as const;
