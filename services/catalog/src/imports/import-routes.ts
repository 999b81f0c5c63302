import { productImports } from '@theke/contracts/catalog/product-import';
import { tableImports } from '@theke/contracts/catalog/table-import';
import type { Route } from '@theke/kit/http/route';
import { importRoutes } from '@theke/kit/imports/import-routes';
import type { ServiceBase } from '@theke/kit/service';
import type { CatalogUseCases } from './place-imported.ts';
import { productImport } from './product-import.ts';
import { tableImport } from './table-import.ts';

const productTables = { imports: 'product_import', entries: 'product_import_entry', record: 'product_id' };
const tableTables = { imports: 'table_import', entries: 'table_import_entry', record: 'table_id' };

/** Tables of all imports of catalog. */
export const catalogImportTables = [productTables, tableTables] as const;

type Deps = ServiceBase<unknown> & { resources: CatalogUseCases };

/** Routes that import products and tables from the rows of a file. */
export const catalogImportRoutes = ({ db, now, newId, resources }: Deps): Route[] => [
  ...importRoutes(productImports, {
    ...{ db, now, newId },
    tables: productTables,
    kind: () => productImport({ resources, newId }),
    serialize: resources.products.store.serialize,
  }),
  ...importRoutes(tableImports, {
    ...{ db, now, newId },
    tables: tableTables,
    kind: (_, by) => tableImport(resources, by),
    serialize: resources.tables.store.serialize,
  }),
];
