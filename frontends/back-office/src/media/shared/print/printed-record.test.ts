import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { type Product, products } from '@theke/contracts/catalog/product';
import { tables } from '@theke/contracts/catalog/table';
import { templateFields } from '@theke/rules/templates/template-fields';
import { printedRecords } from './printed-record.ts';

const branch = branches.events.changed.example;
const context = { currency: 'EUR', origin: 'https://marillo.example', branches: [branch], codes: [] };
const product = products.events.changed.example as Product;

test('a product fills every placeholder of its kind', () => {
  const { values } = printedRecords.product({ ...product, price: 10.9, allergens: ['A', 'G'] }, context);
  expect(Object.keys(values).sort()).toEqual([...templateFields.product].sort());
  expect(values).toMatchObject({ name: product.name, price: '10,90\u00a0€', allergens: 'A, G' });
});

test('a hidden price is not printed', () => {
  const { values } = printedRecords.product({ ...product, isPriceHidden: true, deposit: 0.5 }, context);
  expect([values.price, values.basePrice, values.deposit]).toEqual(['', '', '']);
});

test('a price is printed as guests see it', () => {
  const options = [
    { name: 'klein', value: 0 },
    { name: 'groß', value: 3 },
  ];
  const sized = { ...product, type: 'configurable', config: { parts: [{ name: 'Größe', type: 'select', options }] } };
  const { values } = printedRecords.product({ ...sized, price: 9.9, deposit: 0.25 } as unknown as Product, context);
  expect([values.price, values.deposit]).toEqual(['ab 9,90\u00a0€', 'zzgl. 0,25\u00a0€ Pfand']);
});

test('PRODUCT-14: allergens that nobody stated are not printed as absent', () => {
  const lineOf = (change: Partial<Product>) =>
    printedRecords.product({ ...product, allergens: [], ...change }, context).values.allergenLine;
  expect(lineOf({})).toBe('Allergene: bitte fragen');
  expect(lineOf({ isFreeOfAllergens: true })).toBe('Keines der 14 Allergene');
  expect(lineOf({ allergens: ['G', 'A'] })).toBe('Allergene: A, G');
  const options = [{ name: 'Ei', allergens: ['C'] }];
  const config = { parts: [{ name: 'Belag', type: 'multiselect', options }] } as unknown as Product['config'];
  const chosen = { type: 'configurable', config } as const;
  expect(lineOf({ ...chosen, allergens: ['A'] })).toBe('Allergene: A, je nach Wahl: C');
  expect(lineOf({ ...chosen, isFreeOfAllergens: true })).toBe('Allergene je nach Wahl: C');
  expect(lineOf(chosen)).toBe('Allergene: bitte fragen');
});

test('a table with a QR code is printed with its address, whose target can change', () => {
  const table = { ...tables.events.changed.example, branch: { id: branch.id }, identifier: '7' };
  const codes = [{ path: 'n7', fallback: `/store/${branch.identifier}?table=${table.id}` }];
  const { values } = printedRecords.table(table, { ...context, codes });
  expect(values).toMatchObject({ title: 'Tisch 7', name: '7', url: 'https://marillo.example/q/n7' });
});

test('the code of a table opens the menu of its branch with the table', () => {
  const table = { ...tables.events.changed.example, branch: { id: branch.id } };
  const { values } = printedRecords.table(table, context);
  expect(values.url).toBe(`https://marillo.example/store/${branch.identifier}?table=${table.id}`);
  expect(printedRecords.table({ ...table, branch: { id: table.id } }, context).values.branch).toBe('');
});
