import type { Branch } from '@theke/contracts/catalog/branch';
import type { Fault } from '@theke/contracts/errors';
import type { OrderDraft } from '@theke/contracts/ordering/order';
import type { Database } from '@theke/kit/database/database';
import { areaForAddress } from '@theke/rules/delivery/area-for-address';
import { isZone } from '@theke/rules/delivery/zone';
import { zoneTexts } from '@theke/rules/delivery/zone-texts.de';
import { fault } from '../orders/fault.ts';
import { addressListStore } from './address-list-store.ts';

/** A draft with the area that its address belongs to, or why it has none. */
type DecidedArea = { draft: OrderDraft; zoneFault?: Fault };

/** Where an order is delivered to, with the field of the form. */
const addressOf = (draft: OrderDraft) =>
  draft.isDeliveryAddressDifferent
    ? {
        street: draft.deliveryStreet,
        zipCode: draft.deliveryZipCode,
        city: draft.deliveryCity,
        field: 'deliveryStreet',
      }
    : { street: draft.street, zipCode: draft.zipCode, city: draft.city, field: 'street' };

/**
 * Decides the delivery area of an order by its address, if the branch has zones (ZONE-03, ZONE-04). The area
 * determines the price; if the guest was shown another price, the order is answered with PRICE_CHANGED (ORDER-23).
 */
export async function decideArea(
  db: Database,
  tenant: string,
  draft: OrderDraft,
  branch: Branch | undefined,
): Promise<DecidedArea> {
  if (draft.deliveryType !== 'delivery' || !branch?.deliveryAreas.some(isZone)) return { draft };
  const { field, ...address } = addressOf(draft);
  // A missing address is reported as such.
  if (!address.street || !address.zipCode) return { draft };
  const spot = await db.atOnce(tenant, (tx) => addressListStore.find(tx, address));
  const { area, fault: code } = areaForAddress(branch.deliveryAreas, draft.deliveryArea, spot);
  if (!code) return { draft: { ...draft, deliveryArea: area.area } };
  return { draft: { ...draft, deliveryArea: '' }, zoneFault: fault(code, zoneTexts[code], field) };
}
