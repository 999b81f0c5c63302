import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { type Product, products } from '@theke/contracts/catalog/product';
import { tables } from '@theke/contracts/catalog/table';
import { templateFields } from '@theke/rules/templates/template-fields';
import { printedRecords } from './printed-record.ts';

const branch = branches.events.changed.example;
const context = { currency: 'EUR', origin: 'https://marillo.example', branches: [branch] };
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

test('the code of a table opens the menu of its branch with the table', () => {
  const table = { ...tables.events.changed.example, branch: { id: branch.id } };
  const { values } = printedRecords.table(table, context);
  expect(values.url).toBe(`https://marillo.example/store/${branch.identifier}?table=${table.id}`);
  expect(printedRecords.table({ ...table, branch: { id: table.id } }, context).values.branch).toBe('');
});
