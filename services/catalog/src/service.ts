import { catalogContract } from '@theke/contracts/catalog/contract';
import { defineService } from '@theke/kit/service';
import { z } from 'zod';
import { branchMenuRoute } from './menus/branch-menus.ts';
import { existingContents } from './products/existing-contents.ts';
import { productColumns } from './products/product-columns.ts';
import { existingReferences } from './references.ts';

/** Catalog: what a business sells, where, and from which menu. */
export const catalog = defineService({
  contract: catalogContract,
  config: z.object({}),
  migrations: new URL('../migrations/', import.meta.url),
  resources: {
    branches: {
      beforeSave: existingReferences((branch) => ({
        division: { table: 'divisions', ids: branch.division ? [branch.division.id] : [] },
        tags: { table: 'tags', ids: branch.tags.map((tag) => tag.id) },
      })),
    },
    departments: {
      beforeSave: existingReferences(({ branches }) => ({
        branches: { table: 'branches', ids: branches.map(({ id }) => id) },
      })),
    },
    products: { beforeSave: existingContents, columns: productColumns },
    menus: {
      beforeSave: existingReferences((menu) => ({
        branches: { table: 'branches', ids: menu.branches.map((branch) => branch.id) },
        catalog: { table: 'categories', ids: menu.catalog.map((category) => category.id) },
        'catalog.products': {
          table: 'products',
          ids: menu.catalog.flatMap((category) => category.products.map((product) => product.id)),
        },
      })),
    },
    tables: {
      beforeSave: existingReferences((table) => ({ branch: { table: 'branches', ids: [table.branch.id] } })),
    },
  },
  setup(base) {
    return { routes: [branchMenuRoute(base.db)] };
  },
});
