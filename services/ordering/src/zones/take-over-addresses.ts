import type { Database } from '@theke/kit/database/database';
import type { ImportedAddress } from '@theke/rules/imports/address-cells';
import { addressListStore } from './address-list-store.ts';

export type FormerAddressList = { file: string; source: string; asOf: string; addresses: readonly ImportedAddress[] };

type Deps = { db: Database; now: () => Date; newId: () => string };

/** Stores an address list, unless the business has one. */
export const takeOverAddresses = (
  { db, now, newId }: Deps,
  tenant: string,
  { addresses, ...former }: FormerAddressList,
): Promise<void> =>
  db.withTenant(tenant, async (tx) => {
    if (await addressListStore.current(tx)) return;
    const id = newId();
    await addressListStore.create(tx, { ...former, id, at: now(), by: 'System' });
    await addressListStore.insert(tx, id, addresses);
    await addressListStore.activate(tx, id);
  });
