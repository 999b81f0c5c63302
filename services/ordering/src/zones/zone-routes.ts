import {
  addressImports,
  findAddress,
  findDeliveryZone,
  readAddressList,
  readAddressMap,
} from '@theke/contracts/ordering/address-list';
import { type Route, route } from '@theke/kit/http/route';
import type { ServiceBase } from '@theke/kit/service';
import { findZone } from '@theke/rules/delivery/zone';
import { offerStore } from '../offer/offer-store.ts';
import { addressListStore } from './address-list-store.ts';
import { importAddresses, undoAddressImport } from './import-addresses.ts';

/** In ms, for 20,000 addresses on a busy machine. */
const timeLimit = 120_000;

/** Address list of the tenant and lookup of delivery zones (ADR 0051). */
export function zoneRoutes({ db, now, newId }: Pick<ServiceBase<unknown>, 'db' | 'now' | 'newId'>): Route[] {
  const within = { within: timeLimit };
  return [
    route(addressImports.run, ({ tenant, body, identity }) =>
      db.withTenant(
        tenant,
        (tx) => importAddresses(tx, body, { by: identity.user?.name ?? '', now: now(), newId }),
        within,
      ),
    ),
    route(addressImports.list, ({ tenant }) => db.withTenant(tenant, addressListStore.list)),
    route(addressImports.undo, ({ tenant, params: { id } }) =>
      db.withTenant(tenant, (tx) => undoAddressImport(tx, id, now()), within),
    ),
    route(readAddressList, ({ tenant }) => db.withTenant(tenant, addressListStore.current)),
    route(readAddressMap, ({ tenant, query }) => db.withTenant(tenant, (tx) => addressListStore.map(tx, query))),
    route(findAddress, ({ tenant, body }) =>
      db.withTenant(tenant, async (tx) => (await addressListStore.find(tx, body)) ?? null),
    ),
    route(
      findDeliveryZone,
      ({
        tenant,
        body: {
          branch: { id },
          ...address
        },
      }) =>
        db.withTenant(tenant, async (tx) => {
          const branch = await offerStore.findBranch(tx, id);
          const found = branch?.isPublic ? await addressListStore.find(tx, address) : undefined;
          const zone = branch && found && findZone(branch.deliveryAreas, found);
          return {
            area: zone?.area ?? null,
            found: found ? { match: found.match, street: found.street } : null,
          };
        }),
    ),
  ];
}
