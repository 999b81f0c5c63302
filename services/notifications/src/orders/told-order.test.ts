import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { guest } from '../../testing/order-samples.ts';
import { apply, erase, erasedFields, type OrderNews, placedOrder, type ToldOrder } from './told-order.ts';

const unheard: ToldOrder = { id: 'order', uid: 'K7M2XQPA', branch: 'branch', known: {}, versions: {}, isErased: false };

/** What ordering may say at each version of an order, one event a version. */
const life: OrderNews[] = [
  {
    version: 1,
    fields: { status: 'placed', placedAt: '2026-11-21T18:30:00.000Z', contact: guest, comment: 'Läuten!' },
  },
  { version: 2, fields: { status: 'counter-proposed', counterAppointment: '2026-11-21T19:40:00.000Z' } },
  { version: 3, fields: { status: 'confirmed', appointment: '2026-11-21T19:40:00.000Z', counterAppointment: null } },
  { version: 4, fields: { status: 'confirmed', contact: { ...guest, phone: '+431' }, comment: '' } },
  { version: 5, fields: { status: 'rejected', reason: 'Der Ofen ist ausgefallen, Frau Wiesinger.' } },
];
const anyHearing = fc
  .shuffledSubarray([...life, ...life], { minLength: life.length })
  .filter((heard) => life.every((news) => heard.includes(news)));

test('events in any order, however often each, lead to the same knowledge', () => {
  const inOrder = life.reduce(apply, unheard);
  expect(inOrder.known).toMatchObject({ status: 'rejected', contact: { phone: '+431' }, counterAppointment: null });
  fc.assert(
    fc.property(anyHearing, (heard) => {
      expect(heard.reduce(apply, unheard)).toEqual(inOrder);
    }),
  );
});

test('whoever was erased stays erased, whatever is heard before and after', () => {
  fc.assert(
    fc.property(anyHearing, fc.nat(10), (heard, at) => {
      const before = heard.slice(0, at).reduce(apply, unheard);
      const { known } = heard.slice(at).reduce(apply, erase(before));
      expect(JSON.stringify(known)).not.toMatch(/Katharina|Wiesinger|\+43|example\.at|Läuten/);
      expect(known).toMatchObject({ status: 'rejected', contact: erasedFields.contact, reason: null });
    }),
  );
});

test('an order is placed once its items were told, not by what is heard before', () => {
  const late = life.slice(1).reduce(apply, unheard);
  expect(placedOrder(late)).toBeUndefined();
  expect(placedOrder(apply(late, life[0] as OrderNews))).toMatchObject({ uid: 'K7M2XQPA', status: 'rejected' });
});
