import type { Spot } from '../map/map-view.ts';
import type { DeliveryArea } from './delivery-area.ts';
import { findZone, isZone } from './zone.ts';

export type AddressFaultCode = 'ADDRESS_OUTSIDE_ZONES' | 'ADDRESS_NOT_FOUND';

/** Either the area that an address belongs to, or why there is none. */
type AreaForAddress<A> =
  | { readonly area: A; readonly fault?: undefined }
  | { readonly area?: undefined; readonly fault: AddressFaultCode };

/**
 * The delivery area of an address in a branch with zones (ZONE-03, ZONE-04): the first zone in which it lies, else the
 * named area that the guest has chosen.
 * @param chosen name of the chosen area
 * @param spot where the address is; undefined if the address list does not have it
 */
export function areaForAddress<A extends Pick<DeliveryArea, 'area' | 'points' | 'isDrawn'>>(
  areas: readonly A[],
  chosen: string,
  spot: Spot | undefined,
): AreaForAddress<A> {
  const zone = spot && findZone(areas, spot);
  if (zone) return { area: zone };
  const named = areas.find((area) => area.area === chosen && !isZone(area));
  if (named) return { area: named };
  return { fault: spot ? 'ADDRESS_OUTSIDE_ZONES' : 'ADDRESS_NOT_FOUND' };
}
