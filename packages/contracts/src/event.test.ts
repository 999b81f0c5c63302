import { describe, expect, test } from '@jest/globals';
import { contracts } from './contracts.ts';
import { orderPlaced, orders } from './ordering/order-events.ts';
import { type OrderState, orderStateExample } from './ordering/order-state.ts';

const replacing = contracts.flatMap(({ events }) => events).filter(({ replaces }) => replaces !== undefined);
const held: OrderState = { ...orderStateExample, version: 1 };
const upcastOf = ({ replaces }: (typeof replacing)[number], version: number, heldState: OrderState | undefined) =>
  replaces?.upcast({ data: replaces.event.data.parse(replaces.event.example), subject: held.id, version }, heldState) as
    | { order: OrderState }
    | undefined;

describe.each(replacing.map((event) => [event.type, event] as const))('a legacy event %s', (_, event) => {
  test('upcasts to the current version: the stored order with the data of the event', () => {
    const data = event.data.parse(upcastOf(event, 2, held)) as { order: OrderState; status: string };
    expect(data.order).toMatchObject({ id: held.id, uid: held.uid, version: 2, status: data.status });
    expect(data.order.items).toEqual(held.items);
  });

  test('returns nothing new if a later version of the order is stored', () => {
    const later: OrderState = { ...held, version: 7, status: 'completed', comment: 'Neu' };
    expect(upcastOf(event, 2, later)?.order).toBe(later);
  });
});

test('upcasts only the first event of an order if no order is stored', () => {
  const enough = replacing.filter((event) => upcastOf(event, 1, undefined) !== undefined);
  expect(enough.map(({ type }) => type).sort()).toEqual(['ordering.order-placed.v2', 'ordering.payment-due.v2']);
  expect(orderPlaced.data.parse(upcastOf(orderPlaced, 1, undefined)).order).toMatchObject({
    version: 1,
    ticketNumber: 47,
    items: orderStateExample.items,
    contact: { firstName: 'Katharina' },
    history: [{ status: 'placed' }],
  });
});

test('includes the order in every order event, and nothing else in one of them', () => {
  for (const { data, example } of orders.events) expect(orders.stateIn(data.parse(example)).id).toBe(held.id);
  expect(orders.events).toContain(orders.snapshot);
});
