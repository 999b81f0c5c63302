import { customerImportFieldNames } from '@theke/rules/imports/customer-columns.de';
import { defineImport } from '../imports/define-import.ts';
import { customers } from './customer.ts';

/** Import of customers. A row changes the customer of its e-mail, else of its phone number. */
export const customerImports = defineImport({
  service: 'ordering',
  one: 'customer',
  many: 'customers',
  label: { many: 'Kunden', ofMany: 'Kunden' },
  fieldNames: customerImportFieldNames,
  needs: customers.write,
  maxRows: 10_000,
  options: {},
  replied: {},
  example: {
    file: 'kunden.csv',
    columns: ['lastName', 'email'],
    cells: ['Berger', 'karin.berger@demo.example'],
  },
});
