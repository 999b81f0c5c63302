import { branches } from '@theke/contracts/catalog/branch';
import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import type { Transaction } from '@theke/kit/database/database';
import { copyFrom, copyOf, type WorkSubscription } from '@theke/kit/events/subscription';
import type { ShopCache } from './shop-cache.ts';
import { type CopyTable, shopStore } from './shop-store.ts';

/** Keeps what is known of the shop: its branches, its name and colours, the hosts that links lead to. */
export function shopSubscriptions(shops: ShopCache): readonly WorkSubscription[] {
  const save = (tx: Transaction, tenant: string, table: CopyTable, id: string, doc: unknown) => {
    shops.forget(tenant);
    shopStore.save(tx, table, id, doc);
  };
  return [
    copyOf(branches.events, {
      apply: async (tx, branch, { tenant }) => save(tx, tenant, 'branch_copy', branch.id, branch),
      remove: async (tx, id, { tenant }) => {
        shops.forget(tenant);
        shopStore.remove(tx, 'branch_copy', id);
      },
    }),
    copyFrom(configChanged, async (tx, { data, tenant }) => save(tx, tenant, 'config_copy', data.id, data.config)),
    copyFrom(tenantChanged, async (tx, { data, tenant }) => save(tx, tenant, 'tenant_copy', data.id, data)),
  ];
}
