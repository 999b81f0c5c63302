import { catalogContract } from '@theke/contracts/catalog/contract';
import { defineService } from '@theke/kit/service';
import { z } from 'zod';
import { branchMenuRoute } from './menus/branch-menus.ts';
import { existingContents } from './products/existing-contents.ts';
import { productColumns } from './products/product-columns.ts';

/** Catalog: what a business sells, where, and from which menu. */
export const catalog = defineService({
  contract: catalogContract,
  config: z.object({}),
  migrations: new URL('../migrations/', import.meta.url),
  resources: { products: { beforeSave: existingContents, columns: productColumns } },
  setup(base) {
    return { routes: [branchMenuRoute(base.db)] };
  },
});
