// TPL-07, MENU-06, PRODUCT-14: content of printed menus.
import { expect, test } from '@jest/globals';
import { categories } from '@theke/contracts/catalog/category';
import { type Product, products } from '@theke/contracts/catalog/product';
import { paperSection } from '@theke/contracts/media/menu-paper';
import { menuSections, productSections } from './paper-sections.ts';

const idOf = (index: number) => `0199f000-0000-7000-8000-0000000000${String(index).padStart(2, '0')}`;
const productOf = (index: number, change: Partial<Product>): Product => ({
  ...(products.events.changed.example as Product),
  id: idOf(index),
  allergens: [],
  ...change,
});
const category = { ...categories.draft.parse(categories.example), name: 'Pizza', description: '' };
const known = new Map([[idOf(90), category]]);
const menuOf = (...entries: { id: string; isEnabled?: boolean }[]) => ({
  catalog: [{ id: idOf(90), products: entries.map((entry) => ({ isEnabled: true, schedule: [], ...entry })) }],
});
/** With ordinary spaces. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' ')) as T;

const bottle = productOf(1, { name: 'Cola', price: 3.5, deposit: 0.25, contentQuantity: 0.33, contentUnit: 'liter' });
const free = productOf(2, { name: 'Wasser', isFreeOfAllergens: true });

test('prints prices as guests see them, and undeclared allergens as unknown', () => {
  const [section] = plain(menuSections(menuOf({ id: idOf(1) }, { id: idOf(2) }), known, [bottle, free], 'EUR'));
  expect(section?.dishes).toMatchObject([
    { name: 'Cola', prices: ['3,50 €', 'zzgl. 0,25 € Pfand', '10,61 €/l'], contained: [], hasUnknownAllergens: true },
    { name: 'Wasser', prices: ['10,90 €'], contained: [], hasUnknownAllergens: false },
  ]);
  expect(paperSection.safeParse(section).success).toBe(true);
});

test('leaves out what guests cannot order, and sections without products', () => {
  const off = productOf(3, { name: 'Aus', isEnabled: false });
  const removed = { id: idOf(1), isEnabled: false };
  const deleted = { id: idOf(55) };
  expect(menuSections(menuOf({ id: idOf(3) }, removed, deleted), known, [bottle, off], 'EUR')).toEqual([]);
  const closed = new Map([[idOf(90), { ...category, isEnabled: false }]]);
  expect(menuSections(menuOf({ id: idOf(1) }), closed, [bottle], 'EUR')).toEqual([]);
});

test('prints a product also outside its hours', () => {
  const schedule = [{ type: 'monday', from: '11:00', until: '14:00' }] as unknown as Product['schedule'];
  const lunch = productOf(4, { name: 'Mittagsteller', schedule });
  expect(menuSections(menuOf({ id: idOf(4) }), known, [lunch], 'EUR')[0]?.dishes).toHaveLength(1);
});

test('PRICE-12: a hidden price is not printed', () => {
  const hidden = productOf(5, { isPriceHidden: true, deposit: 0.5 });
  const [section] = menuSections(menuOf({ id: idOf(5) }), known, [hidden], 'EUR');
  expect(section?.dishes[0]?.prices).toEqual(['', 'Preis folgt bei Fertigstellung']);
});

test('names the allergens of what a bundle contains, and unknown ones of contents as unknown', () => {
  const bundleOf = (index: number, content: string) => {
    const options = [{ name: 'alt', product: { id: content }, modifier: 'add', value: 0, allergens: [] }];
    const config = { parts: [{ name: 'Getränk', type: 'select', options }] } as unknown as Product['config'];
    return productOf(index, { name: `Menü ${index}`, type: 'bundle', config });
  };
  const beer = productOf(6, { name: 'Bier', allergens: ['A'] });
  const all = [beer, bottle, bundleOf(7, idOf(6)), bundleOf(8, idOf(1))];
  const [section] = productSections([idOf(8), idOf(7)], all, 'EUR');
  expect(section?.dishes).toMatchObject([
    { name: 'Menü 7', byChoice: ['A'], hasUnknownAllergens: false },
    { name: 'Menü 8', byChoice: [], hasUnknownAllergens: true },
  ]);
});
