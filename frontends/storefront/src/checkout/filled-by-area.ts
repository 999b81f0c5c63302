import type { Branch } from '@theke/contracts/catalog/branch';
import { placeOfArea } from '@theke/rules/delivery/area-zip-code';
import type { DeliveryArea } from '@theke/rules/delivery/delivery-area';
import type { OrderForm } from '../cart/cart.ts';

/**
 * Postal code and city of a delivery area for the delivery address. Undefined if the guest has typed others; values
 * filled in by an area are replaced.
 */
export function filledByArea(
  area: Pick<DeliveryArea, 'area'>,
  branch: Pick<Branch, 'city' | 'deliveryAreas'>,
  form: OrderForm,
): Partial<OrderForm> | undefined {
  const [zipField, cityField] = form.isDeliveryAddressDifferent
    ? (['deliveryZipCode', 'deliveryCity'] as const)
    : (['zipCode', 'city'] as const);
  const areaPlace = placeOfArea(area, branch);
  const isTypedByGuest = (field: typeof zipField | typeof cityField, part: 'zipCode' | 'city') =>
    form[field] !== '' && !branch.deliveryAreas.some((each) => placeOfArea(each, branch)?.[part] === form[field]);
  if (!areaPlace || isTypedByGuest(zipField, 'zipCode') || isTypedByGuest(cityField, 'city')) return undefined;
  if (form[zipField] === areaPlace.zipCode && form[cityField] === areaPlace.city) return undefined;
  return { [zipField]: areaPlace.zipCode, [cityField]: areaPlace.city };
}
