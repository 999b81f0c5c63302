import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { unitPrice } from '../price/price.ts';
import type { Option, Part, PartValue } from './configuration.ts';
import { differingParts, partLines } from './part-lines.ts';
import { usualOption } from './usual-choice.ts';

const select = (name: string, ...options: Option[]): Part => ({ name, type: 'select', options });
const price = 10.9;
const size = select(
  'Größe',
  { name: 'Normal, 32 cm', modifier: 'add', value: 0 },
  { name: 'Klein, 26 cm', modifier: 'subtract', value: 1.5 },
  { name: 'Groß, 40 cm', modifier: 'add', value: 4.9 },
);
const noodles = select('Nudeln', { name: 'Spaghetti' }, { name: 'Penne' }, { name: 'Tagliatelle', value: 1.2 });
const without: Part = { name: 'Weglassen', type: 'multiselect', optional: true, options: [{ name: 'Ohne Basilikum' }] };

test.each<[string, Part, string | undefined]>([
  ['the size with the price of the card', size, 'Normal, 32 cm'],
  [
    'one that sets the same price',
    select('Größe', { name: 'S', modifier: 'overwrite', value: price }, { name: 'L', value: 2 }),
    'S',
  ],
  ['none of two free options: the kitchen must know which', noodles, undefined],
  [
    'not a size that costs less',
    select('Größe', { name: 'S', modifier: 'subtract', value: 1 }, { name: 'M' }),
    undefined,
  ],
  ['not an optional part', { ...size, optional: true }, undefined],
  ['not one of several', { ...size, type: 'multiselect' }, undefined],
  [
    'not a dish of a bundle',
    select('Getränk', { name: 'Wasser', product: { id: 'p1' } }, { name: 'Bier', value: 2 }),
    undefined,
  ],
  ['not the only option', select('Teig', { name: 'Glutenfrei' }), undefined],
  ['nothing without options', select('Teig'), undefined],
])('PRODUCT-13: the default choice is %s', (_, part, usual) => expect(usualOption(part, price)).toBe(usual));

test('PRODUCT-13: shows "ohne Basilikum" and hides "Normal, 32 cm"', () => {
  const pizza = { type: 'configurable', price, config: { parts: [size, without] } };
  const read = (...values: PartValue[]) => differingParts(partLines(pizza, values)).flatMap((part) => part.values);
  expect(read('Normal, 32 cm', ['Ohne Basilikum'])).toEqual(['Ohne Basilikum']);
  expect(read('Groß, 40 cm', [])).toEqual(['Groß, 40 cm']);
  expect(read('Normal, 32 cm')).toEqual([]);
});

const option = fc.record(
  {
    modifier: fc.constantFrom('add', 'subtract', 'overwrite', null),
    value: fc.constantFrom(0, 1.5, price, null),
    product: fc.constantFrom({ id: 'p1' }, null),
  },
  { requiredKeys: [] },
);
const part = fc.record({
  type: fc.constantFrom('select', 'select', 'select', 'multiselect', 'text'),
  optional: fc.boolean(),
  options: fc
    .array(option, { maxLength: 4 })
    .map((options) => options.map((one, index) => ({ ...one, name: `Wahl ${index}` }))),
});
const product = fc
  .tuple(fc.constantFrom('configurable', 'bundle'), fc.array(part, { maxLength: 4 }))
  .map(([type, parts]) => ({
    type,
    price,
    config: { parts: parts.map((one, index): Part => ({ ...one, name: `Teil ${index}` }) as Part) },
  }));

test('PRODUCT-13: keeps the choice recoverable from the shown parts, and never hides a priced option', () => {
  const ordered = product.chain((of) =>
    fc
      .tuple(
        ...of.config.parts.map(({ type, optional, options = [] }): fc.Arbitrary<PartValue> => {
          const names = (options ?? []).map(({ name }) => name);
          if (type === 'text') return fc.constantFrom('für Eva', null);
          if (type === 'multiselect') return fc.subarray(names);
          // A required select always has a value (PRODUCT-04).
          return names.length === 0 || optional ? fc.constantFrom(...names, null) : fc.constantFrom(...names);
        }),
      )
      .map((values) => ({ of, values })),
  );
  fc.assert(
    fc.property(ordered, ({ of, values }) => {
      const read = new Map(differingParts(partLines(of, values)).map((line) => [line.name, line.values]));
      const displayed = of.config.parts.map(
        (each) => read.get(each.name) ?? (usualOption(each, price) === undefined ? [] : [usualOption(each, price)]),
      );
      const chosen = values.map((value) => (typeof value === 'string' ? [value] : (value ?? [])));
      expect(displayed).toEqual(chosen);
      // An overwrite discards the prices of the parts before it, so the comparison does not apply.
      if (of.config.parts.some(({ options }) => options?.some(({ modifier }) => modifier === 'overwrite'))) return;
      const withoutUsual = values.map((value, index) => (read.has(of.config.parts[index]?.name ?? '') ? value : null));
      expect(unitPrice(of, withoutUsual)).toBe(unitPrice(of, values));
    }),
    { numRuns: 1_000 },
  );
});
