import { expect, test } from '@jest/globals';
import type { Discount } from './discount.ts';
import { discountSentence } from './discount-sentence.de.ts';

const discount: Discount = {
  ...{ id: 'x', kind: 'percent', name: 'Mittag', percent: 10, amount: 0, products: [], prices: [], code: '' },
  ...{ validFrom: null, validUntil: null, schedule: [], branches: [], orderTypes: [], minimum: 0 },
};
const names: Record<string, string> = { pizza: 'Margherita', cola: 'Cola', graz: 'Graz', drinks: 'Cocktails' };
const nameOf = (id: string) => names[id];
const context = {
  ...{ currency: 'EUR', zone: 'Europe/Vienna', now: new Date('2026-11-21T11:00:00Z') },
  ...{ productName: nameOf, categoryName: nameOf, branchName: nameOf },
};
const lunch = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((type) => ({
  ...{ type, from: '15:00', to: '17:00', isClosed: false },
}));
/** Amounts have a no-break space. */
const sentence = (changes: object) => discountSentence({ ...discount, ...changes }, context).replaceAll('\u00a0', ' ');

test.each<[object, string]>([
  [{}, '10 % auf alle Produkte, ohne Code.'],
  [
    { schedule: lunch, minimum: 20, code: 'MITTAG' },
    '10 % auf alle Produkte, Montag bis Freitag 15:00–17:00, ab 20,00 €, mit dem Code MITTAG.',
  ],
  [
    {
      kind: 'amount',
      amount: 5,
      products: [{ id: 'pizza' }, { id: 'cola' }],
      code: 'ABCD',
      maxUses: 1000,
      maxUsesPerGuest: 1,
    },
    '5,00 € Rabatt auf Margherita und Cola, mit dem Code ABCD, insgesamt 1.000-mal, einmal je Gast.',
  ],
  [
    { kind: 'product', percent: 100, products: [{ id: 'cola' }], orderTypes: ['takeaway'], branches: [{ id: 'graz' }] },
    '1 × Cola gratis, bei Takeaway, in Graz, ohne Code.',
  ],
  [
    { kind: 'delivery', percent: 50, validFrom: '2026-11-30T23:00:00Z', validUntil: '2026-12-31T23:00:00Z' },
    '50 % auf die Liefergebühr, ab 01.12.2026, bis 31.12.2026, ohne Code.',
  ],
  [
    {
      kind: 'prices',
      prices: [
        { product: { id: 'pizza' }, price: 8 },
        { product: { id: 'cola' }, price: 2.5 },
      ],
      schedule: lunch,
    },
    'Margherita 8,00 € und Cola 2,50 €, Montag bis Freitag 15:00–17:00, ohne Code.',
  ],
  [{ categories: [{ id: 'drinks' }] }, '10 % auf alles aus „Cocktails“, ohne Code.'],
  [
    { categories: [{ id: 'drinks' }], products: [{ id: 'cola' }] },
    '10 % auf alles aus „Cocktails“ und Cola, ohne Code.',
  ],
  [
    { kind: 'product', percent: 50, categories: [{ id: 'drinks' }], products: [{ id: 'cola' }] },
    '50 % auf ein Produkt aus „Cocktails“ oder 1 × Cola, ohne Code.',
  ],
  [
    {
      kind: 'prices',
      categoryPrices: [{ category: { id: 'drinks' }, price: 6.9 }],
      prices: [{ product: { id: 'cola' }, price: 2.5 }],
    },
    'alles aus „Cocktails“ 6,90 € und Cola 2,50 €, ohne Code.',
  ],
])('describes a discount: %j', (changes, text) => expect(sentence(changes)).toBe(text));
