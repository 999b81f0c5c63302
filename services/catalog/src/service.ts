import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { catalogContract } from '@theke/contracts/catalog/contract';
import { departments } from '@theke/contracts/catalog/department';
import { divisions } from '@theke/contracts/catalog/division';
import { menus } from '@theke/contracts/catalog/menu';
import { products } from '@theke/contracts/catalog/product';
import { tables } from '@theke/contracts/catalog/table';
import { tags } from '@theke/contracts/catalog/tag';
import { resourceRoutes } from '@theke/kit/resource/resource-routes';
import { resourceUseCases } from '@theke/kit/resource/resource-use-cases';
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
  setup(base) {
    const useCases = {
      divisions: resourceUseCases(divisions, base),
      tags: resourceUseCases(tags, base),
      branches: resourceUseCases(branches, base, {
        beforeSave: existingReferences((branch) => ({
          division: { table: 'divisions', ids: branch.division ? [branch.division.id] : [] },
          tags: { table: 'tags', ids: branch.tags.map((tag) => tag.id) },
        })),
      }),
      departments: resourceUseCases(departments, base, {
        beforeSave: existingReferences(({ branches }) => ({
          branches: { table: 'branches', ids: branches.map(({ id }) => id) },
        })),
      }),
      categories: resourceUseCases(categories, base),
      products: resourceUseCases(products, base, { beforeSave: existingContents }, productColumns),
      menus: resourceUseCases(menus, base, {
        beforeSave: existingReferences((menu) => ({
          branches: { table: 'branches', ids: menu.branches.map((branch) => branch.id) },
          catalog: { table: 'categories', ids: menu.catalog.map((category) => category.id) },
          'catalog.products': {
            table: 'products',
            ids: menu.catalog.flatMap((category) => category.products.map((product) => product.id)),
          },
        })),
      }),
      tables: resourceUseCases(tables, base, {
        beforeSave: existingReferences((table) => ({ branch: { table: 'branches', ids: [table.branch.id] } })),
      }),
    };
    return {
      useCases,
      snapshots: Object.values(useCases).map((one) => one.snapshots),
      routes: [
        branchMenuRoute(base.db),
        ...resourceRoutes(divisions, base, useCases.divisions),
        ...resourceRoutes(branches, base, useCases.branches),
        ...resourceRoutes(departments, base, useCases.departments),
        ...resourceRoutes(menus, base, useCases.menus),
        ...resourceRoutes(categories, base, useCases.categories),
        ...resourceRoutes(tags, base, useCases.tags),
        ...resourceRoutes(products, base, useCases.products),
        ...resourceRoutes(tables, base, useCases.tables),
      ],
    };
  },
});
