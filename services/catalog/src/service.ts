import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { catalogContract } from '@theke/contracts/catalog/contract';
import { products } from '@theke/contracts/catalog/product';
import { tags } from '@theke/contracts/catalog/tag';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import type { Transaction } from '@theke/kit/database/database';
import { copies } from '@theke/kit/events/copies';
import { deleteExpiredImports } from '@theke/kit/imports/delete-expired-imports';
import { phoneRegionOf, shownPhone } from '@theke/kit/phone';
import { pictureCopies, updatePictureLooks, withLooks } from '@theke/kit/resource/picture-looks';
import { defineService } from '@theke/kit/service';
import { z } from 'zod';
import { pickupWindowRoute } from './hours/pickup-windows.ts';
import { catalogImportRoutes, catalogImportTables } from './imports/import-routes.ts';
import { branchMenuRoute } from './menus/branch-menus.ts';
import { countedDeposit } from './products/counted-deposit.ts';
import { existingContents } from './products/existing-contents.ts';
import { productColumns, productConditions, soldOutCopies } from './products/product-columns.ts';
import { wholeCents } from './products/whole-cents.ts';
import { usedElsewhere } from './used-elsewhere.ts';

const naming = { beforeSave: withLooks };

/** Pictures may have been replaced while it was in the bin. */
const restored = async <D extends object>(tx: Transaction, doc: D) => ({ doc: await withLooks(tx, doc) });

/** Tenants whose bins are emptied. */
const tenantCopies = copies({ tenants: tenantChanged });

/** Catalog: products, branches and menus of a business. */
export const catalog = defineService({
  contract: catalogContract,
  config: z.object({}),
  migrations: new URL('../migrations/', import.meta.url),
  resources: {
    branches: {
      // A phone number shown to guests keeps its digit groups.
      beforeSave: (tx, doc, before) =>
        withLooks(tx, { ...doc, phone: shownPhone(doc.phone, { region: phoneRegionOf(doc), before: before?.phone }) }),
      beforeRestore: restored,
    },
    categories: naming,
    tags: naming,
    products: {
      async beforeSave(tx, doc) {
        countedDeposit(doc);
        wholeCents(doc);
        await existingContents(tx, doc);
        return withLooks(tx, doc);
      },
      beforeRestore: restored,
      columns: productColumns,
      conditions: productConditions,
    },
  },
  setup(base) {
    return {
      routes: [branchMenuRoute(base.db), pickupWindowRoute(base), ...catalogImportRoutes(base)],
      jobs: [deleteExpiredImports(base, ...catalogImportTables)],
      subscriptions: [
        ...tenantCopies.subscriptions(),
        ...pictureCopies.subscriptions(),
        ...soldOutCopies.subscriptions(),
        updatePictureLooks([branches, categories, tags, products]),
        ...usedElsewhere,
      ],
    };
  },
});
