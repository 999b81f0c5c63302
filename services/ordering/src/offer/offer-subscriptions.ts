import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { menus } from '@theke/contracts/catalog/menu';
import { products } from '@theke/contracts/catalog/product';
import { configChanged } from '@theke/contracts/identity/config';
import { copyFrom, copyOf, type Subscription } from '@theke/kit/events/subscription';
import { type CopyTable, offerStore } from './offer-store.ts';

const into = (table: CopyTable) => ({
  apply: async (tx: Parameters<typeof offerStore.save>[0], entity: { id: string }) => {
    await offerStore.save(tx, table, entity.id, entity);
  },
  remove: async (tx: Parameters<typeof offerStore.remove>[0], id: string) => {
    await offerStore.remove(tx, table, id);
  },
});

/** Keeps ordering's copies of what the catalog offers and how the tenant is configured. */
export const offerSubscriptions: readonly Subscription[] = [
  copyOf(branches.events, into('branch_copy')),
  copyOf(menus.events, into('menu_copy')),
  copyOf(categories.events, into('category_copy')),
  copyOf(products.events, into('product_copy')),
  copyFrom(configChanged, async (tx, { data }) => {
    await offerStore.save(tx, 'config_copy', data.id, data.config);
  }),
];
