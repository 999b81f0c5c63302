import { productImportFieldNames } from '@theke/rules/imports/product-columns.de';
import { z } from 'zod';
import { field } from '../field.ts';
import { defineImport } from '../imports/define-import.ts';
import { id } from '../wire.ts';

/** Import of products. A row changes the product of its name. */
export const productImports = defineImport({
  service: 'catalog',
  one: 'product',
  many: 'products',
  label: { many: 'Produkte', ofMany: 'Produkten' },
  fieldNames: productImportFieldNames,
  needs: 'catalog.write',
  maxRows: 20_000,
  options: {
    /** VAT rate in percent of new products without one. */
    tax: field(z.number().min(0).max(100).nullable(), 'USt. (%)').default(null),
    /**
     * Menu into which products with a category are placed, unless their row names menus or it contains them; missing
     * categories are created.
     */
    menu: field(id.nullable(), 'Produktkatalog', { resource: 'menus' }).default(null),
  },
  replied: {
    /** Number of places of products in menus that were added. */
    placed: z.int(),
  },
  example: { file: 'speisekarte.csv', columns: ['name', 'price', 'tax'], cells: ['Marinara', '8,90', '10'] },
});
