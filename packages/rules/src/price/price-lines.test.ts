import { expect, test } from '@jest/globals';
import type { Product } from '../products/product.ts';
import { priceLines } from './price-lines.ts';

const plain: Product = { type: 'simple', price: 10.9, tax: 10, unit: 'piece' };
/** With ordinary spaces. */
const linesOf = (product: Product) =>
  JSON.parse(JSON.stringify(priceLines(product, 'EUR')).replaceAll('\u00a0', ' ')) as ReturnType<typeof priceLines>;

test('MENU-06: writes a price as guests see it, with unit, base price and deposit', () => {
  expect(linesOf(plain)).toEqual({ main: '10,90 €', base: '', deposit: '', alternatives: [] });
  expect(linesOf({ ...plain, price: 34.9, unit: 'kilogram', pricing: 'approximate' }).main).toBe('ca. 34,90 € / kg');
  const bottle = { ...plain, price: 3.5, contentQuantity: 0.33, contentUnit: 'liter', deposit: 0.25 } as const;
  expect(linesOf(bottle)).toMatchObject({ main: '3,50 €', base: '10,61 €/l', deposit: 'zzgl. 0,25 € Pfand' });
  const options = [{ name: 'klein' }, { name: 'groß', value: 3 }];
  const sized = { ...plain, type: 'configurable', config: { parts: [{ name: 'Größe', type: 'select', options }] } };
  expect(linesOf(sized as Product).main).toBe('ab 10,90 €');
});

test('PRICE-12: writes nothing from which a hidden price could be derived', () => {
  const hidden = { ...plain, isPriceHidden: true, deposit: 0.5, contentQuantity: 0.5, contentUnit: 'liter' } as const;
  expect(linesOf(hidden)).toEqual({ main: '', base: '', deposit: '', alternatives: [] });
});
