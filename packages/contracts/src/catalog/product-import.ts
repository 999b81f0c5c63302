import { productImportFieldNames } from '@theke/rules/imports/product-columns.de';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { exampleIds, id, instant } from '../wire.ts';

/** Maximum number of products in one import. */
export const maxImportedProducts = 20_000;
/** Maximum number of faults in a reply; further ones are only counted. */
export const maxImportFaults = 500;

export const importResults = ['new', 'changed', 'same', 'faulty'] as const;

/** What a row does, or why it cannot be read. `field` names its column; null: the whole row. */
const importFault = z.object({
  line: z.int(),
  field: z.enum(productImportFieldNames).nullable(),
  message: z.string(),
});
export type ImportFault = z.output<typeof importFault>;

const productImportReply = z.object({
  /** Null unless something was saved: a dry run, or faults. */
  id: id.nullable(),
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), faulty: z.int() }),
  /** Number of products placed into the menu. */
  placed: z.int(),
  /** Result of each row, in the order of the request. */
  results: z.array(z.enum(importResults)),
  faults: z.array(importFault),
});
export type ProductImportReply = z.output<typeof productImportReply>;

/**
 * Creates and changes products from the rows of a file, all or none. A row changes the product of its name; fields
 * without a column keep their values. Without faults and unless `isDryRun`, everything is saved in one transaction.
 */
export const importProducts = endpoint({
  name: 'importProducts',
  service: 'catalog',
  method: 'POST',
  path: '/product-imports',
  summary: 'Produkte aus einer Datei prüfen oder importieren',
  needs: 'catalog.write',
  bodyLimit: 22_000_000,
  body: z.strictObject({
    file: field(oneLine(200).min(1), 'Datei'),
    /** Field of each column; null: the column is not used. */
    columns: field(z.array(z.enum(productImportFieldNames).nullable()).min(1).max(100), 'Spalten'),
    rows: field(
      z
        .array(z.strictObject({ line: z.int().min(1), cells: z.array(z.string().max(5_000)).max(100) }))
        .min(1)
        .max(maxImportedProducts),
      'Zeilen',
    ),
    /** VAT rate in percent of new products without one. */
    tax: field(z.number().min(0).max(100).nullable(), 'USt. (%)').default(null),
    /** Menu into which products with a category are placed, unless it contains them; missing categories are created. */
    menu: field(id.nullable(), 'Produktkatalog', { resource: 'menus' }).default(null),
    isDryRun: field(z.boolean(), 'Nur prüfen').default(false),
  }),
  reply: { kind: 'data', schema: productImportReply },
  status: 200,
  example: {
    body: {
      file: 'speisekarte.csv',
      columns: ['name', 'price', 'tax'],
      rows: [{ line: 2, cells: ['Marinara', '8,90', '10'] }],
      isDryRun: true,
    },
  },
});

export const productImport = z.object({
  id,
  file: z.string(),
  at: instant,
  by: z.string(),
  created: z.int(),
  changed: z.int(),
  undoneAt: instant.nullable(),
});
export type ProductImport = z.output<typeof productImport>;

/** The last imports, newest first. */
export const listProductImports = endpoint({
  name: 'listProductImports',
  service: 'catalog',
  method: 'GET',
  path: '/product-imports',
  summary: 'Letzte Importe von Produkten',
  needs: 'catalog.write',
  reply: { kind: 'data', schema: z.array(productImport) },
  status: 200,
  example: {},
});

/**
 * Removes what an import created and restores what it changed, in one transaction. Products that were changed since,
 * or are used elsewhere, are kept and counted. @returns 409 if it was undone already
 */
export const undoProductImport = endpoint({
  name: 'undoProductImport',
  service: 'catalog',
  method: 'POST',
  path: '/product-imports/:id/undo',
  summary: 'Import von Produkten rückgängig machen',
  needs: 'catalog.write',
  params: z.object({ id: field(id, 'Import') }),
  reply: { kind: 'data', schema: z.object({ removed: z.int(), restored: z.int(), kept: z.int() }) },
  status: 200,
  example: { params: { id: exampleIds.productImport } },
});

/** Subject is the import. `isUndone`: it was taken back; the counts are then those that were removed and restored. */
export const productsImported = defineEvent({
  type: 'catalog.products-imported.v1',
  summary: 'Produkte wurden aus einer Datei importiert, oder ein Import wurde rückgängig gemacht.',
  data: z.object({ id, file: z.string(), created: z.int(), changed: z.int(), isUndone: z.boolean() }),
  example: { id: exampleIds.productImport, file: 'speisekarte.csv', created: 60, changed: 4, isUndone: false },
  isForOutside: true,
});

export const productImportEndpoints = [importProducts, listProductImports, undoProductImport] as const;
