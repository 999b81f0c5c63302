import { expect, test } from '@jest/globals';
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import { chosenSum, linesOf, sumFault } from './refund-choice.ts';

const { items, totals } = orderStateExample;
const [one] = items;
const lines = linesOf({
  items: [
    ...items,
    { ...one, name: 'Panna Cotta', gross: 5.9 },
    { ...one, name: 'gestrichen', amount: 0, gross: 0 },
  ] as typeof items,
  totals: { ...totals, delivery: { net: 2.4167, tax: 0.4833, gross: 2.9 } },
});

test('only items that are still in the order, and the delivery, can be refunded individually', () => {
  expect(lines).toEqual([
    { label: '1 × Margherita', gross: 10.9 },
    { label: '1 × Panna Cotta', gross: 5.9 },
    { label: 'Lieferung', gross: 2.9 },
  ]);
});

// DEPOSIT-07
test('an item is refunded with its deposit', () => {
  const bottles = [{ ...one, name: 'Cola', amount: 2, gross: 6.8, deposit: 0.5 }] as typeof items;
  expect(linesOf({ items: bottles, totals })).toEqual([{ label: '2 × Cola', gross: 7.3 }]);
});

// DISC-09
test('an item and the delivery are refunded without their discounts', () => {
  const discounts = [
    { id: 'a', kind: 'amount', name: 'Fünf Euro', amount: 5, gross: 5, rates: { '10': 5 } } as const,
    { id: 'b', kind: 'delivery', name: 'Lieferung', percent: 50, gross: 1.45, rates: { '20': 1.45 } } as const,
  ];
  const sold = [...items, { ...one, name: 'Panna Cotta', gross: 5.9, deposit: 0.5 }] as typeof items;
  const delivery = { net: 2.4167, tax: 0.4833, gross: 2.9 };
  expect(linesOf({ items: sold, totals: { ...totals, delivery, discounts } }).map(({ gross }) => gross)).toEqual([
    7.66, 4.64, 1.45,
  ]);
});

test.each([
  ['all', { kind: 'all' }, 196_000 + 1_000],
  ['5.90 + 2.90 = 8.80', { kind: 'items', chosen: [1, 2] }, 88_000],
  ['no items chosen', { kind: 'items', chosen: [] }, undefined],
  ['8,80', { kind: 'sum', text: ' 8,80 ' }, 88_000],
  ['8.8', { kind: 'sum', text: '8.8' }, 88_000],
  ['1,234.50', { kind: 'sum', text: '1,234.50' }, undefined],
  ['an ambiguous sum', { kind: 'sum', text: '1.234' }, undefined],
  ['more than the remainder', { kind: 'sum', text: '19,71' }, undefined],
  ['no sum', { kind: 'sum', text: '8,805' }, undefined],
  ['a negative sum', { kind: 'sum', text: '-1' }, undefined],
] as const)('%s', (_, choice, sum) => expect(chosenSum(choice, lines, 19.7)).toBe(sum));

// OFFICE-13
test('asks about an ambiguous amount', () => {
  expect(sumFault('1.234', '€ 19,70')).toBe('„1.234“ ist nicht eindeutig. Bitte schreiben Sie 1234 oder 1,234.');
  expect([sumFault('19,71', '€ 19,70'), sumFault('', '€ 19,70')]).toEqual(['Höchstens € 19,70.', undefined]);
});

test('chosen lines worth more than the remainder refund the remainder', () => {
  expect(chosenSum({ kind: 'items', chosen: [0, 1] }, lines, 12)).toBe(120_000);
});
