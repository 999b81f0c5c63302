import type { ZoneCountry } from '../time/country-of-zone.ts';
import type { LocalDate } from '../time/local-time.ts';
import { addMonths } from '../time/months.ts';

/**
 * Last day on which a gift card can be demanded by law if nothing else was agreed (GIFT-19); null where the platform
 * knows no rule. A proposal: it says nothing about whether a shorter period can be agreed.
 *
 * - DE: three years (§ 195 BGB) from the end of the year in which the claim arose (§ 199 para. 1 BGB).
 * - AT: thirty years (§ 1478 ABGB).
 * - CH: ten years (art. 127 OR). Art. 128 no. 2 OR names five years for claims for meals; the longer period is proposed.
 * @param soldOn local date of the sale
 */
export function legalValidity(country: ZoneCountry | undefined, soldOn: LocalDate): LocalDate | null {
  switch (country) {
    case 'DE':
      return `${Number(soldOn.slice(0, 4)) + 3}-12-31`;
    case 'AT':
      return addMonths(soldOn, 30 * 12);
    case 'CH':
      return addMonths(soldOn, 10 * 12);
    default:
      return null;
  }
}

/** Last day of validity by the setting of the business (GIFT-12); null: unlimited. */
export const agreedValidity = (months: number | null, soldOn: LocalDate): LocalDate | null =>
  months === null ? null : addMonths(soldOn, months);

/** Whether a date ends before the legal period. */
export const isBelowLegal = (validUntil: LocalDate | null, legal: LocalDate | null): boolean =>
  validUntil !== null && legal !== null && validUntil < legal;

/** Last day of validity of a card that is sold online: never before the legal period ends (GIFT-20). */
export function onlineValidity(
  months: number | null,
  country: ZoneCountry | undefined,
  soldOn: LocalDate,
): LocalDate | null {
  const [agreed, legal] = [agreedValidity(months, soldOn), legalValidity(country, soldOn)];
  return isBelowLegal(agreed, legal) ? legal : agreed;
}
