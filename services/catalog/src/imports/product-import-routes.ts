import { importProducts, listProductImports, undoProductImport } from '@theke/contracts/catalog/product-import';
import { type Route, route } from '@theke/kit/http/route';
import type { ServiceBase } from '@theke/kit/service';
import { runImport } from './import-products.ts';
import type { CatalogUseCases } from './place-imported.ts';
import { productImportStore } from './product-import-store.ts';
import { undoImport } from './undo-import.ts';

type Deps = ServiceBase<unknown> & { resources: CatalogUseCases };

/** In ms, for 20,000 products on a busy machine. */
const timeLimit = 120_000;

/** Routes that import products from the rows of a file, list imports and undo them. */
export function productImportRoutes({ db, now, newId, resources }: Deps): Route[] {
  const { store } = resources.products;
  return [
    route(importProducts, ({ tenant, body, identity }) =>
      db.withTenant(
        tenant,
        async (tx) => {
          // Two imports would create the same names.
          await store.serialize(tx);
          return runImport(tx, body, identity.user?.name ?? '', { newId, now, resources });
        },
        { within: timeLimit },
      ),
    ),
    route(listProductImports, ({ tenant }) => db.withTenant(tenant, productImportStore.list)),
    route(undoProductImport, ({ tenant, params: { id } }) =>
      db.withTenant(
        tenant,
        async (tx) => {
          await store.serialize(tx);
          return undoImport(tx, id, { resources, at: now() });
        },
        { within: timeLimit },
      ),
    ),
  ];
}
