import { branches } from '@theke/contracts/catalog/branch';
import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { copyFrom, copyOf, type WorkSubscription } from '@theke/kit/events/subscription';
import { shopStore } from './shop-store.ts';

/** Keeps what is known of the shop: its branches, its name and colours, the hosts that links lead to. */
export const shopSubscriptions: readonly WorkSubscription[] = [
  copyOf(branches.events, {
    apply: async (tx, branch) => void shopStore.save(tx, 'branch_copy', branch.id, branch),
    remove: async (tx, id) => void shopStore.remove(tx, 'branch_copy', id),
  }),
  copyFrom(configChanged, async (tx, { data }) => void shopStore.save(tx, 'config_copy', data.id, data.config)),
  copyFrom(tenantChanged, async (tx, { data }) => void shopStore.save(tx, 'tenant_copy', data.id, data)),
];
