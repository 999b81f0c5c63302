import { zipCodeTexts } from './area-zip-code.de.ts';
import type { DeliveryArea } from './delivery-area.ts';
import { plainZipCode } from './plain-zip-code.ts';
import { isZone } from './zone.ts';

type Area = Pick<DeliveryArea, 'area' | 'points' | 'isDrawn'>;

/**
 * The postal codes in an area's name: "1010 Innere Stadt", "8010, 8020 Graz". Empty if it has none, and for zones:
 * their outline counts (ZONE-03).
 */
export const zipCodesOf = (area: Area): string[] =>
  isZone(area) ? [] : (area.area.match(/(?<!\d)\d{4,5}(?!\d)/g) ?? []);

/** The address to prefill for an area, derived from its name; undefined if ambiguous. */
export function placeOfArea(
  area: Area,
  branch: { readonly city: string },
): { zipCode: string; city: string } | undefined {
  const [zipCode, another] = zipCodesOf(area);
  if (!zipCode || another) return undefined;
  // In Vienna areas are named after districts, and every code starting with 1 is Wien.
  const isVienna = branch.city === 'Wien' && /^1\d{3}$/.test(zipCode);
  const words = area.area.replace(zipCode, '').trim();
  return { zipCode, city: isVienna ? 'Wien' : words || branch.city };
}

/**
 * The fault of an address outside the area (CHECKOUT-29); undefined if it is inside or the area's name has no postal
 * code.
 */
export function zipCodeFault(
  area: Area,
  zipCode: string,
): { code: 'ZIP_CODE_NOT_IN_AREA'; message: string } | undefined {
  const [codes, entered] = [zipCodesOf(area), plainZipCode(zipCode)];
  if (codes.length === 0 || entered === '' || codes.includes(entered)) return undefined;
  return { code: 'ZIP_CODE_NOT_IN_AREA', message: zipCodeTexts.notInArea(zipCode.trim(), area.area) };
}
