import { zipCodeTexts } from './area-zip-code.de.ts';
import type { DeliveryArea } from './delivery-area.ts';

type Area = Pick<DeliveryArea, 'area'>;

/** The postal codes that an area is named by: "1010 Innere Stadt", "8010, 8020 Graz". None: it says nothing about them. */
export const zipCodesOf = ({ area }: Area): string[] => area.match(/(?<!\d)\d{4,5}(?!\d)/g) ?? [];

/** The address within an area as far as its name tells it, to begin with; undefined where that would be a guess. */
export function placeOfArea(
  area: Area,
  branch: { readonly city: string },
): { zipCode: string; city: string } | undefined {
  const [zipCode, another] = zipCodesOf(area);
  if (!zipCode || another) return undefined;
  // In Vienna an area is named by its district, and every code with a 1 is Wien.
  const isVienna = branch.city === 'Wien' && /^1\d{3}$/.test(zipCode);
  const words = area.area.replace(zipCode, '').trim();
  return { zipCode, city: isVienna ? 'Wien' : words || branch.city };
}

/** Why an address is not in an area (CHECKOUT-29); undefined where it is, or the area's name does not say. */
export function zipCodeFault(
  area: Area,
  zipCode: string,
): { code: 'ZIP_CODE_NOT_IN_AREA'; message: string } | undefined {
  const [codes, given] = [zipCodesOf(area), zipCode.replace(/\s/g, '')];
  if (codes.length === 0 || given === '' || codes.includes(given.replace(/^(A|D|CH|FL)-?/i, ''))) return undefined;
  return { code: 'ZIP_CODE_NOT_IN_AREA', message: zipCodeTexts.notInArea(zipCode.trim(), area.area) };
}
