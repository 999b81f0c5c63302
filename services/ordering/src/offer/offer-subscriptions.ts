import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { menus } from '@theke/contracts/catalog/menu';
import { products } from '@theke/contracts/catalog/product';
import { tables } from '@theke/contracts/catalog/table';
import { configChanged } from '@theke/contracts/identity/config';
import type { Transaction } from '@theke/kit/database/database';
import { copyFrom, copyOf, type Delivery, type Subscription } from '@theke/kit/events/subscription';
import type { OfferCache } from './offer-cache.ts';
import { type CopyTable, offerStore } from './offer-store.ts';

/** Keeps ordering's copies of what the catalog offers and how the tenant is configured. */
export function offerSubscriptions(offers: OfferCache): readonly Subscription[] {
  const into = (table: CopyTable) => ({
    apply: async (tx: Transaction, entity: { id: string }, { tenant }: Delivery<unknown>) => {
      offers.forget(tenant);
      offerStore.save(tx, table, entity.id, entity);
    },
    remove: async (tx: Transaction, id: string, { tenant }: Delivery<unknown>) => {
      offers.forget(tenant);
      offerStore.remove(tx, table, id);
    },
  });
  return [
    copyOf(branches.events, into('branch_copy')),
    copyOf(menus.events, into('menu_copy')),
    copyOf(categories.events, into('category_copy')),
    copyOf(products.events, into('product_copy')),
    copyOf(tables.events, into('table_copy')),
    copyFrom(configChanged, async (tx, { data, tenant }) => {
      offers.forget(tenant);
      offerStore.save(tx, 'config_copy', data.id, data.config);
    }),
  ];
}
