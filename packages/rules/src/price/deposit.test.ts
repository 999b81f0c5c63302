import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromMoney, money, toMoney } from '../money/money.ts';
import type { Option } from '../products/configuration.ts';
import type { Product } from '../products/product.ts';
import { basePrice } from './base-price.ts';
import { sumsOfAmount, totalsOfItems } from './changed-items.ts';
import { depositRate, unitDeposit } from './deposit.ts';
import { priceItem } from './price.ts';
import { priceOrder } from './price-order.ts';
import { shownPrice } from './shown-price.ts';
import { computeTotals, fromPricingResult, type Sold, toPricingResult } from './totals.ts';

const lemonade: Product = { type: 'simple', price: 3.6, unit: 'piece', tax: 20, takeawayTax: 10, deposit: 0.25 };
const crates: Product = { ...lemonade, alternativeUnits: [{ unit: 'package', ratio: 20 }] };

// DEPOSIT-01
test('is excluded from the unit price, the item price and the base price', () => {
  const bottle: Product = { ...lemonade, contentQuantity: 0.5, contentUnit: 'liter' };
  const { unitPrice, gross, deposit } = priceItem(bottle, { amount: 2, unit: 'piece' });
  expect([unitPrice, gross, deposit]).toEqual([toMoney(3.6), toMoney(7.2), toMoney(0.5)]);
  expect(basePrice(bottle)?.amount).toBe(toMoney(7.2));
  expect(shownPrice(bottle)).toMatchObject({ amount: toMoney(3.6), deposit: toMoney(0.25) });
  expect(shownPrice({ ...lemonade, deposit: null })).not.toHaveProperty('deposit');
});

// DEPOSIT-02
test('adds the deposits of all chosen options, and is the possible minimum before a choice', () => {
  const option = (name: string, deposit: number | null): Option => ({ name, modifier: 'add', value: 0, deposit });
  const size = { name: 'Größe', type: 'select' as const, options: [option('Flasche', 0.25), option('Dose', 0.3)] };
  const extras = {
    name: 'Dazu',
    type: 'multiselect' as const,
    optional: true,
    options: [option('Glas', 2), option('Eis', null)],
  };
  const soda: Product = { ...lemonade, type: 'configurable', deposit: 0.1, config: { parts: [size, extras] } };
  expect(unitDeposit(soda, ['Dose', []])).toBe(toMoney(0.4));
  expect(unitDeposit(soda, ['Flasche', ['Eis', 'Glas']])).toBe(toMoney(2.35));
  expect(shownPrice(soda).deposit).toBe(toMoney(0.35));
});

// DEPOSIT-03
test('counts each started bottle, has its own value for a crate, and none for weighed goods', () => {
  const of = (product: Product, amount: number, unit: Product['unit']) => priceItem(product, { amount, unit }).deposit;
  expect(of(crates, 2, 'package')).toBe(toMoney(10));
  expect(of(lemonade, 1.5, 'piece')).toBe(toMoney(0.5));
  expect(of({ ...lemonade, unit: 'liter' }, 2, 'liter')).toBe(0);
  expect(of({ ...lemonade, deposit: 0.0825 }, 3, 'piece')).toBe(toMoney(0.25)); // 0.2475
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 400 }), (cents, pieces) => {
      expect(of({ ...lemonade, deposit: cents / 100 }, pieces, 'piece')).toBe(money(cents * pieces * 100));
    }),
  );
});

// DEPOSIT-04
test("has the VAT of its goods by order type, unless the product or a bundle's content sets another", () => {
  const taxes = (orderType: 'takeaway' | 'delivery') =>
    priceOrder([{ product: lemonade, amount: 4, unit: 'piece' }], orderType).totals.taxes;
  expect(taxes('takeaway')).toEqual([{ rate: 10, tax: money(14_000) }]); // 15.40 - 15.40 / 1.1
  expect(taxes('delivery')).toEqual([{ rate: 20, tax: money(25_667) }]); // 15.40 - 15.40 / 1.2
  const oneWay = { ...lemonade, depositTax: 0 };
  expect(priceOrder([{ product: oneWay, amount: 4, unit: 'piece' }], 'delivery').totals).toMatchObject({
    deposit: { net: toMoney(1), tax: 0, gross: toMoney(1) },
    taxes: [
      { rate: 0, tax: 0 },
      { rate: 20, tax: toMoney(2.4) }, // 14.40 - 14.40 / 1.2
    ],
  });
  const can = { name: 'Dose', deposit: 0.25, depositTax: 0 };
  const menu: Product = {
    ...{ type: 'bundle', price: 12, unit: 'piece', tax: 10 },
    config: { parts: [{ name: 'Getränk', type: 'select', options: [can, { name: 'Flasche', deposit: 0.25 }] }] },
  };
  const rates = ['Dose', 'Flasche'].map((drink) => depositRate(menu, [drink], 'takeaway'));
  expect([...rates, depositRate({ ...menu, depositTax: 20 }, ['Dose'], 'takeaway')]).toEqual([0, 10, 20]);
  const cola = { name: 'Cola', product: { id: 'cola' }, deposit: 0.25, contained: { price: 3.9, tax: 20 } };
  const bringing = { ...menu, config: { parts: [{ name: 'Getränk', type: 'select' as const, options: [cola] }] } };
  expect(depositRate(bringing, ['Cola'], 'takeaway')).toBe(20);
});

// DEPOSIT-05
test('is ignored for free delivery and for the minimum order value', () => {
  const area = { area: '1080', price: 2.9, tax: 20, freeFromOrderValue: 36 };
  const { totals } = priceOrder([{ product: lemonade, amount: 10, unit: 'piece' }], 'delivery', area);
  expect([totals.gross, totals.deposit?.gross, totals.delivery.gross]).toEqual([
    toMoney(36),
    toMoney(2.5),
    toMoney(2.9),
  ]);
  expect(totals.total.gross).toBe(toMoney(41.4));
});

const cents = fc.nat(1e6).map((each) => money(each * 100));
const rate = fc.constantFrom(0, 4.9, 7, 10, 13, 19, 20, 8.1);
const sold: fc.Arbitrary<Sold> = fc.record({
  gross: cents,
  rate,
  deposit: fc.option(cents, { nil: undefined }),
  depositRate: fc.option(rate, { nil: undefined }),
});

// DEPOSIT-05
test('adds up goods, deposit and delivery to the total, each net plus tax, and round-trips on the wire', () => {
  const fee = fc.option(fc.record({ gross: cents, rate }), { nil: undefined });
  fc.assert(
    fc.property(fc.array(sold, { maxLength: 12 }), fee, (items, delivery) => {
      const totals = computeTotals(items, delivery);
      const none = { net: money(0), tax: money(0), gross: money(0) };
      const { deposit = none } = totals;
      for (const { net, tax, gross } of [totals, deposit, totals.delivery, totals.total]) expect(net + tax).toBe(gross);
      for (const part of ['net', 'tax', 'gross'] as const)
        expect(totals[part] + deposit[part] + totals.delivery[part]).toBe(totals.total[part]);
      expect(deposit.gross).toBe(items.reduce((sum, each) => sum + (each.deposit ?? 0), 0));
      expect(totals.gross).toBe(computeTotals(items.map(({ deposit: _, ...goods }) => goods)).gross);
      expect(totals.taxes.reduce((sum, { tax }) => sum + tax, 0)).toBe(totals.total.tax);
      expect('deposit' in totals).toBe(items.some((each) => each.deposit));
      expect(fromPricingResult(JSON.parse(JSON.stringify(toPricingResult(totals))))).toEqual(totals);
    }),
  );
});

// DEPOSIT-07
test('charges the agreed deposit for another amount of a sold item, as if ordered so', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(60), fc.nat(300), (before, after, each) => {
      const product = { ...crates, deposit: each / 100 };
      const ordered = (amount: number) => {
        const { unitPrice, gross, unitDeposit, deposit } = priceItem(product, { amount, unit: 'package' });
        const sums = { unitPrice: fromMoney(unitPrice), gross: fromMoney(gross) };
        return { ...sums, unitDeposit: fromMoney(unitDeposit), deposit: fromMoney(deposit) };
      };
      const item = { ...ordered(before), amount: before, unit: 'package', priceUnit: 'piece', tax: 20 } as const;
      const { gross, deposit } = ordered(after);
      expect(sumsOfAmount(item, after, product)).toEqual({ gross, deposit });
      const { total } = totalsOfItems([{ gross, deposit, tax: 20 }], { delivery: { net: 0, tax: 0, gross: 0 } });
      expect(fromMoney(total.gross)).toBe(fromMoney(money(toMoney(gross) + toMoney(deposit))));
    }),
  );
});

// DEPOSIT-07
test('has and adds none for legacy orders', () => {
  const item = { amount: 2, unit: 'piece', unitPrice: 3.6, priceUnit: 'piece', gross: 7.2, tax: 20 } as const;
  expect(sumsOfAmount(item, 3)).toEqual({ gross: 10.8 });
  expect(totalsOfItems([item], { delivery: { net: 0, tax: 0, gross: 0 } })).not.toHaveProperty('deposit');
});
