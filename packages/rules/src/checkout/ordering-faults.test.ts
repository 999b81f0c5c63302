import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DeliveryArea } from '../delivery/delivery-area.ts';
import type { OpeningRule } from '../hours/opening-hours.ts';
import { isOpenFor } from '../hours/opening-status.ts';
import { money, toMoney } from '../money/money.ts';
import { orderTypes } from '../orders/order-types.ts';
import { mayCheckOut, type OrderingQuery, orderingFaults, orderKindAt, submitText } from './ordering-faults.ts';

const noon: OpeningRule[] = [{ type: 'daily', from: '11:00', to: '14:00' }];
const evening: OpeningRule[] = [{ type: 'daily', from: '18:00', to: '21:00' }];
const at = (viennaTime: string) => new Date(`2026-11-21T${viennaTime}+01:00`);
const area: DeliveryArea = { area: '1080', price: 2.9, tax: 10, minimumOrderValue: 15 };
const branch = {
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  openingHours: noon,
  deliveryHours: evening,
  isDeliveryHoursEnabled: true,
};
const query = (more: Partial<OrderingQuery>): OrderingQuery => ({
  branch,
  orderType: 'takeaway',
  deliveryArea: area,
  goodsGross: toMoney(15),
  currency: 'EUR',
  now: at('12:00'),
  ...more,
});
const codes = (more: Partial<OrderingQuery>) => orderingFaults(query(more)).map(({ code }) => code);

// CHECKOUT-20
test('labels the button with its action', () => {
  const text = (more: Partial<OrderingQuery>) => submitText(query(more));
  expect(text({})).toBe('Bestellung abschicken');
  expect(text({ now: at('18:30') })).toBeUndefined();
  expect(text({ now: at('18:30'), orderType: 'delivery' })).toBe('Bestellung abschicken');
  expect(text({ orderType: 'delivery' })).toBeUndefined();
  const preorders = { ...branch, isPreorderEnabled: true };
  expect(text({ branch: preorders, now: at('18:30') })).toBe('Vorbestellung abschicken');
  expect(text({ branch: preorders, orderType: 'delivery' })).toBe('Vorbestellung abschicken');
  expect(text({ branch: preorders, orderType: 'delivery', goodsGross: toMoney(14.99) })).toBeUndefined();
  const quotes = { ...branch, isQuotationRequired: true };
  expect(text({ branch: quotes })).toBe('Angebotsanfrage abschicken');
  expect(text({ branch: quotes, now: at('18:30') })).toBeUndefined();
  expect(text({ branch: { ...quotes, isPreorderEnabled: true }, now: at('18:30') })).toBe('Angebotsanfrage abschicken');
});

// CHECKOUT-30
test('states the obligation to pay if configured, except for free orders and those without a price', () => {
  const text = (more: Partial<OrderingQuery>) => submitText(query(more), true);
  const preorders = { ...branch, isPreorderEnabled: true };
  expect(text({})).toBe('Zahlungspflichtig bestellen');
  expect(text({ branch: preorders, now: at('18:30') })).toBe('Zahlungspflichtig bestellen');
  expect(text({ goodsGross: toMoney(0) })).toBe('Bestellung abschicken');
  expect(text({ branch: { ...branch, isQuotationRequired: true } })).toBe('Angebotsanfrage abschicken');
  expect(text({ now: at('18:30') })).toBeUndefined();
});

test('returns a code and an instruction for each reason', () => {
  expect(orderingFaults(query({ branch: { ...branch, isTakeawayEnabled: false } }))).toEqual([
    {
      code: 'DELIVERY_TYPE_NOT_OFFERED',
      message: 'Diese Bestellart ist hier nicht möglich. Bitte wählen Sie eine andere.',
      field: 'deliveryType',
    },
  ]);
  expect(orderingFaults(query({ orderType: 'delivery', now: at('18:30'), deliveryArea: undefined }))).toEqual([
    { code: 'DELIVERY_AREA_REQUIRED', message: 'Bitte wählen Sie ein Liefergebiet aus.', field: 'deliveryArea' },
  ]);
  expect(codes({ orderType: 'delivery', goodsGross: money(0) })).toEqual(['BRANCH_CLOSED', 'MINIMUM_NOT_REACHED']);
  expect(orderingFaults(query({ now: at('22:00') }))).toEqual([
    {
      code: 'BRANCH_CLOSED',
      message: 'Derzeit haben wir leider geschlossen. Wir öffnen wieder am Sonntag um 11:00 Uhr.',
      field: 'deliveryType',
    },
  ]);
  const later = { ...branch, isPreorderEnabled: true, orderableFrom: '2026-12-01T10:30:00Z' };
  expect(orderingFaults(query({ branch: later }))).toEqual([
    {
      code: 'NOT_ORDERABLE_YET',
      message: 'Bestellungen nehmen wir ab 01.12.2026, 11:30 Uhr entgegen.',
      field: 'deliveryType',
    },
  ]);
  expect(codes({ branch: later, now: new Date('2026-12-01T10:30:00Z') })).toEqual([]);
});

const anyQuery = fc.record({
  branch: fc.record({
    isTakeawayEnabled: fc.boolean(),
    isDeliveryEnabled: fc.boolean(),
    isDineInEnabled: fc.boolean(),
    isPreorderEnabled: fc.boolean(),
    isQuotationRequired: fc.boolean(),
    isDeliveryHoursEnabled: fc.boolean(),
    openingHours: fc.constant(noon),
    deliveryHours: fc.constant(evening),
  }),
  orderType: fc.constantFrom(...orderTypes),
  deliveryArea: fc.option(fc.constant(area), { nil: undefined }),
  goodsGross: fc.constantFrom(toMoney(0), toMoney(14.99), toMoney(15)),
  currency: fc.constant('EUR'),
  now: fc.constantFrom('10:59', '11:00', '14:00', '18:00', '21:00').map(at),
});

// CHECKOUT-19
test('shows the button exactly if there is no fault: open or with pre-orders, and with a valid delivery', () => {
  fc.assert(
    fc.property(anyQuery, (asked) => {
      const text = submitText(asked);
      expect(text === undefined).toBe(orderingFaults(asked).length > 0);
      const { branch, orderType, now } = asked;
      const isOpen = isOpenFor(branch, orderType, now);
      if (!isOpen && !branch.isPreorderEnabled) expect(text).toBeUndefined();
      if (orderType === 'delivery' && asked.goodsGross < toMoney(15)) expect(text).toBeUndefined();
      if (text && !branch.isQuotationRequired) expect(text.startsWith('Vorbestellung')).toBe(!isOpen);
      if (orderKindAt(branch, orderType, now) === 'quotation') expect(branch.isQuotationRequired).toBe(true);
    }),
  );
});

test('ignores the minimum without delivery', () => {
  fc.assert(
    fc.property(anyQuery, (asked) => {
      if (asked.orderType === 'delivery') return;
      expect(submitText(asked)).toBe(submitText({ ...asked, deliveryArea: undefined, goodsGross: money(0) }));
    }),
  );
});

// MENU-09
test('enables checkout for a filled cart and a delivery that reaches its minimum', () => {
  expect(mayCheckOut([], query({}))).toBe(false);
  expect(mayCheckOut(['pizza'], query({ goodsGross: money(0) }))).toBe(true);
  const delivery = query({ orderType: 'delivery' });
  expect(mayCheckOut(['pizza'], delivery)).toBe(true);
  expect(mayCheckOut(['pizza'], { ...delivery, goodsGross: toMoney(14.99) })).toBe(false);
  expect(mayCheckOut(['pizza'], { ...delivery, deliveryArea: undefined })).toBe(false);
});
