import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { unitPrice } from '../price/price.ts';
import { containedProducts, isChoosable, type Sellable, soldAt } from './bundles.ts';
import { type Part, partErrors } from './configuration.ts';
import { bundledProducts } from './part-lines.ts';

const zone = 'Europe/Vienna';
const noon = new Date('2026-11-21T11:00:00Z');
const dish = (id: string, fields: Partial<Sellable> = {}): Sellable => ({ id, name: id, type: 'simple', ...fields });
const option = (id: string, value = 0) => ({ name: `früher ${id}`, product: { id }, modifier: 'add' as const, value });
const main: Part = { name: 'Hauptspeise', type: 'select', options: [option('Pasta'), option('Pizza', 2)] };
const drinks: Part = {
  name: 'Getränke',
  type: 'multiselect',
  optional: true,
  options: [option('Wasser'), option('Cola', 1), { name: 'Eiswürfel' }],
};
const lunch: Sellable & { price: number } = {
  ...dish('Mittagsmenü', { type: 'bundle', config: { parts: [main, drinks] } }),
  price: 12.9,
};
const house = ['Pasta', 'Pizza', 'Wasser', 'Cola'];
const sold = (others: readonly Sellable[], at = noon) => soldAt([lunch, ...others], zone, at)[0] as typeof lunch;
const names = (product: Sellable) => product.config?.parts?.map((part) => part.options?.map(({ name }) => name));

test('names options after the current names of their products', () => {
  const others = [...house.map((id) => dish(id)), dish('Pasta', { name: 'Spaghetti' })];
  expect(names(sold(others))).toEqual([
    ['Spaghetti', 'Pizza'],
    ['Wasser', 'Cola', 'Eiswürfel'],
  ]);
});

// LANG-03
test('uses the English names of the products too, and drops outdated ones', () => {
  const translations = { en: { name: 'Wholegrain pasta' } };
  const stale = { ...option('Pizza'), translations: { en: { name: 'Pizza of last year' } } };
  const menu: Sellable = {
    ...lunch,
    config: { parts: [{ ...main, options: [option('Pasta'), stale, { name: 'Brot', translations }] }] },
  };
  const others = [dish('Pasta', { translations }), dish('Pizza')];
  expect(
    soldAt([menu, ...others], zone, noon)[0]?.config?.parts?.[0]?.options?.map((each) => each.translations),
  ).toEqual([translations, undefined, translations]);
});

// PRODUCT-10
test.each([
  ['gone', []],
  ['disabled', [dish('Pasta', { isEnabled: false, isVisibleWhenUnavailable: true })]],
  ['outside its hours', [dish('Pasta', { schedule: [{ type: 'daily', from: '17:00', to: '22:00' }] })]],
  ['a bundle itself', [dish('Pasta', { type: 'bundle' })]],
])('hides an option whose product is %s, and rejects it for its part', (_, pasta) => {
  const menu = sold([...house.slice(1).map((id) => dish(id)), ...pasta]);
  expect(names(menu)?.[0]).toEqual(['Pizza']);
  expect(partErrors(menu, ['Pasta', []])).toEqual([
    {
      path: 'parts.0',
      code: 'PART_OPTION_UNKNOWN',
      message: '„Pasta“ steht bei „Hauptspeise“ nicht zur Auswahl. Bitte wählen Sie bei „Hauptspeise“ etwas aus.',
    },
  ]);
});

test('offers only one of two products with the same name, so that a choice is unambiguous', () => {
  const menu = sold([...house.slice(1).map((id) => dish(id)), dish('Pasta', { name: 'Pizza' })]);
  expect(bundledProducts(menu, ['Pizza', []])).toEqual(['Pasta']);
});

test('makes a bundle unavailable if a required step has no options', () => {
  expect(isChoosable(sold(house.map((id) => dish(id))))).toBe(true);
  expect(isChoosable(sold([dish('Wasser')]))).toBe(false);
  expect(isChoosable(sold([dish('Pizza')]))).toBe(true);
});

test('needs no options for an optional step or a text step', () => {
  const empty = { name: 'Getränk', type: 'select' } as const;
  const note = { name: 'Wunsch', type: 'text' } as const;
  const menu = (...parts: Part[]) => ({ ...lunch, config: { parts } });
  expect([{ ...empty, optional: true }, note, empty].map((part) => isChoosable(menu(part)))).toEqual([
    true,
    true,
    false,
  ]);
  expect(containedProducts(menu(note, main))).toEqual(['Pasta', 'Pizza']);
  expect(names(soldAt([menu(note)], zone, noon)[0] as Sellable)).toEqual([[]]);
});

// PRICE-06
test("contains every offered option, accepts it, and prices it by the option's modifier", () => {
  fc.assert(
    fc.property(fc.subarray(house), (there) => {
      const menu = sold(there.map((id) => dish(id, { price: 99 } as Partial<Sellable>)));
      const [mains = [], extras = []] = names(menu) ?? [];
      for (const name of mains) {
        const chosen = [name, extras];
        expect(partErrors(menu, chosen)).toEqual([]);
        const inside = bundledProducts(menu, chosen);
        expect(inside.every((id) => there.includes(id) && containedProducts(lunch).includes(id))).toBe(true);
        const surcharge = (name === 'Pizza' ? 2 : 0) + (there.includes('Cola') ? 1 : 0);
        expect(unitPrice(menu, chosen)).toBe((12.9 + surcharge) * 10_000);
      }
    }),
  );
});

test('does not change products other than bundles', () => {
  const pizza = { ...lunch, type: 'configurable' };
  const all = [pizza, dish('Pasta')];
  expect(soldAt(all, zone, noon)).toBe(all);
  expect(soldAt([...all, lunch], zone, noon)[0]).toBe(pizza);
  expect(containedProducts(pizza)).toEqual([]);
  expect(containedProducts(lunch)).toEqual(house);
});

// DEPOSIT-02, DEPOSIT-08
test("uses the deposit of the option's product unless it sets one, and none if hidden or sold by weight", () => {
  const bottle = { unit: 'piece', deposit: 0.25 } as const;
  const brought = (fields: Partial<Sellable>, own: number | null = null) => {
    const drink: Part = { name: 'Getränk', type: 'select', options: [{ ...option('Cola'), deposit: own }] };
    const menu = dish('Menü', { type: 'bundle', config: { parts: [drink] } });
    return soldAt([menu, dish('Cola', fields)], zone, noon)[0]?.config?.parts?.[0]?.options?.[0]?.deposit;
  };
  expect([brought(bottle), brought(bottle, 0.5), brought(bottle, 0)]).toEqual([0.25, 0.5, 0]);
  expect([brought({ ...bottle, isPriceHidden: true }), brought({ ...bottle, unit: 'liter' })]).toEqual([null, null]);
  expect([brought({}), brought({ deposit: null })]).toEqual([null, null]);
});
