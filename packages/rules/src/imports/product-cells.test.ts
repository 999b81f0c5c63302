import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { unitNames, unitOf } from '../units/units.ts';
import { guessColumns } from './guess-columns.ts';
import { categoryIn, readProductCells } from './product-cells.ts';
import {
  type ProductImportField,
  productColumns,
  productImportFieldNames,
  productImportFields,
} from './product-columns.de.ts';

const read = (field: ProductImportField, cell: string) => readProductCells([cell], [field]);
const value = (field: ProductImportField, cell: string) => {
  const { values, faults } = read(field, cell);
  expect(faults).toEqual([]);
  return values;
};
const fault = (field: ProductImportField, cell: string) => read(field, cell).faults[0]?.message;

// IMPORT-01
test('recognises columns by their headings, each field once', () => {
  expect(guessColumns(['Bezeichnung', ' VK brutto ', 'Lager', 'Preis'], productColumns)).toEqual([
    'name',
    'price',
    null,
    null,
  ]);
  expect(guessColumns(Object.values(productImportFields), productColumns)).toEqual(productImportFieldNames);
});

// IMPORT-03
test('reads decimal commas, currency signs and groups of thousands', () => {
  expect(value('price', '1.234,50 €')).toEqual({ price: 1234.5 });
  expect(value('price', '10.9')).toEqual({ price: 10.9 });
  expect(value('price', '')).toEqual({});
  expect(value('takeawayTax', '')).toEqual({ takeawayTax: null });
  expect(fault('price', 'nach Gewicht')).toBe('„nach Gewicht“ ist keine Zahl. Bitte schreiben Sie zum Beispiel 14,20.');
  expect(fault('price', '1.234')).toBe(
    '„1.234“ kann 1234 oder 1,234 bedeuten. Bitte schreiben Sie die Zahl mit Komma.',
  );
});

test('reads every price as it is written', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (cents) => {
      const [euros, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')];
      expect(value('price', `${euros},${rest}`)).toEqual({ price: cents / 100 });
      expect(value('price', `€ ${euros}.${rest}`)).toEqual({ price: cents / 100 });
    }),
  ));

test('reads units by their sign, name or code', () => {
  for (const unit of unitNames)
    for (const text of [unit, unitOf(unit).label, unitOf(unit).name.toUpperCase()])
      expect(value('unit', text)).toEqual({ unit });
  expect(fault('unit', 'Fl')).toContain('„Fl“ ist keine Einheit. Möglich sind zum Beispiel Stk., Port., ');
});

// MENU-11
test('reads whether a product is shown while it is unavailable; an empty cell keeps it', () => {
  expect(value('isVisibleWhenUnavailable', 'Nein')).toEqual({ isVisibleWhenUnavailable: false });
  expect(value('isVisibleWhenUnavailable', 'x')).toEqual({ isVisibleWhenUnavailable: true });
  expect(value('isVisibleWhenUnavailable', '')).toEqual({});
});

test('reads letters of allergens and numbers of additives in any notation', () => {
  for (const text of ['A, G', 'ag', 'A/G', 'A G A'])
    expect(value('allergens', text)).toEqual({ allergens: ['A', 'G'] });
  expect(value('additives', '1; 12')).toEqual({ additives: ['1', '12'] });
  expect(value('allergens', '')).toEqual({ allergens: [] });
});

test('reads options with surcharges, several and optional ones', () => {
  expect(value('options', 'Größe: Klein; Groß +2,00 | Extras (mehrere): Käse +1; Ohne Öl -0,50 €')).toEqual({
    type: 'configurable',
    config: {
      parts: [
        {
          name: 'Größe',
          type: 'select',
          optional: false,
          options: [
            { name: 'Klein', modifier: 'add', value: 0 },
            { name: 'Groß', modifier: 'add', value: 2 },
          ],
        },
        {
          name: 'Extras',
          type: 'multiselect',
          optional: true,
          options: [
            { name: 'Käse', modifier: 'add', value: 1 },
            { name: 'Ohne Öl', modifier: 'subtract', value: 0.5 },
          ],
        },
      ],
    },
  });
  expect(value('options', '')).toEqual({ type: 'simple', config: { parts: [] } });
  expect(fault('options', 'Klein; Groß')).toContain('„Klein; Groß“ ist keine Option.');
});

test('reports every unreadable cell of a row, whatever it contains', () =>
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 13, maxLength: 13 }), (cells) => {
      const { values, faults } = readProductCells(cells, productImportFieldNames);
      const failed = new Set(faults.map(({ field }) => field));
      expect(failed.size).toBe(faults.length);
      for (const { message } of faults) expect(message).not.toBe('');
      expect(failed.has('name')).toBe(cells[0]?.trim() === '');
      if (!failed.has('name')) expect(values.name).toBe(cells[0]?.trim());
    }),
  ));

test('reads the category of a row', () => {
  expect(categoryIn(['Cola', ' Getränke '], ['name', 'category'])).toBe('Getränke');
  expect([categoryIn(['Cola'], ['name', 'category']), categoryIn(['Cola'], ['name'])]).toEqual(['', '']);
});
