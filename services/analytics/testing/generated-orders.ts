import { type OrderStatus, paymentMethod } from '@theke/contracts/ordering/order';
import { type OrderState, orderStateExample } from '@theke/contracts/ordering/order-state';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';

/** States of an order after it was placed. */
const ends: Readonly<Record<string, readonly OrderStatus[]>> = {
  placed: [],
  confirmed: ['confirmed'],
  completed: ['confirmed', 'completed'],
  ready: ['confirmed', 'in-delivery'],
  delivered: ['confirmed', 'in-delivery', 'delivered'],
  canceled: ['confirmed', 'canceled'],
  rejected: ['rejected'],
  failed: ['failed'],
};

/** Around both clock changes and the ends of a month and of a year. */
const placedAt = fc
  .tuple(
    fc.constantFrom('2026-03-29', '2026-10-25', '2026-10-31', '2026-12-31', '2026-11-14'),
    fc.integer({ min: -1_500, max: 2_900 }),
  )
  .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000).toISOString());

/** Minutes after the order; null: no promise. */
const promisedAfter = fc.constantFrom(null, 15, 30, 45);

const tenThousandths = (max: number) => fc.integer({ min: 0, max }).map((whole) => whole / 10_000);

const item = (products: readonly string[]) =>
  fc.record({
    product: fc.constantFrom(...products),
    unit: fc.constantFrom('piece' as const, 'kilogram' as const),
    // Occasionally an item removed by staff.
    amount: fc.oneof({ weight: 4, arbitrary: tenThousandths(50_000) }, { weight: 1, arbitrary: fc.constant(0) }),
    gross: tenThousandths(5_000_000),
  });

type Some = { branches: readonly string[]; products: readonly string[] };

/** All states of an order, oldest first, each as in its event. */
export const orderStates = ({ branches, products }: Some): fc.Arbitrary<OrderState[]> =>
  fc
    .record({
      branch: fc.constantFrom(...branches),
      placedAt,
      end: fc.constantFrom(...Object.keys(ends)),
      kind: fc.constantFrom('order' as const, 'order' as const, 'quotation' as const),
      paymentMethod: fc.constantFrom(...paymentMethod.options),
      deliveryType: fc.constantFrom('takeaway' as const, 'delivery' as const, 'dineIn' as const),
      items: fc.array(item(products), { minLength: 1, maxLength: 4 }),
      delivery: tenThousandths(60_000),
      refunded: fc.constantFrom(0, 0, 3.5),
      rating: fc.constantFrom(null, null, 1, 4, 5),
      promises: fc.record({ appointment: promisedAfter, appointmentDate: promisedAfter, expectedUntil: promisedAfter }),
      /** Minutes per step. */
      pace: fc.constantFrom(5, 10, 15, 20),
      origin: fc.constantFrom<OrderState['origin']>(
        null,
        { kind: 'search' },
        { kind: 'qr', qr: 'tisch-12' },
        { kind: 'qr', qr: 'flyer' },
      ),
    })
    .map(({ branch, end, items, delivery, refunded, rating, promises, pace, ...rest }) => {
      const after = (minutes: number) => new Date(Date.parse(rest.placedAt) + minutes * 60_000).toISOString();
      const promised = (minutes: number | null) => (minutes === null ? null : after(minutes));
      const gross = round(items.reduce((sum, one) => sum + one.gross, delivery));
      const total = { gross, tax: round(gross / 11), net: round(gross - round(gross / 11)) };
      const [sample] = orderStateExample.items;
      const first: OrderState = {
        ...orderStateExample,
        ...rest,
        appointment: promised(promises.appointment),
        appointmentDate: promised(promises.appointmentDate),
        expectedUntil: promised(promises.expectedUntil),
        id: uuidv7(),
        branch: { id: branch },
        items: items.map((one) => ({
          ...sample,
          ...one,
          name: `Nr. ${products.indexOf(one.product)}`,
        })) as OrderState['items'],
        totals: { ...orderStateExample.totals, total },
        history: [{ status: 'placed', at: rest.placedAt, by: 'Gast', reason: null }],
      };
      const states = [first];
      for (const status of ends[end] ?? []) {
        const before = states.at(-1) as OrderState;
        const history = [...before.history, { status, at: after(states.length * pace), by: 'Anna', reason: null }];
        states.push({ ...before, version: before.version + 1, status, history });
      }
      const last = states.at(-1) as OrderState;
      return refunded || rating
        ? [...states, { ...last, version: last.version + 1, refunded, questionnaireRating: rating }]
        : states;
    });

/** Rounds to four decimals, so that money is exact. */
export const round = (sum: number): number => Math.round(sum * 10_000) / 10_000;
