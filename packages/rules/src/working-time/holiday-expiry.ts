import type { HolidayCountry } from '../hours/holidays.ts';
import type { LocalDate } from '../time/local-time.ts';
import { addMonths } from '../time/months.ts';

export interface HolidayExpiryFacts {
  readonly country: HolidayCountry;
  /** The last day of the year of the entitlement. */
  readonly endsOn: LocalDate;
  /**
   * The employer asked to take the holidays and notified that they will expire. Without this nothing expires in AT and
   * DE.
   */
  readonly isNotified: boolean;
  /** Unable to work throughout the year (DE). */
  readonly wasSickThroughout?: boolean;
  /** Whether the remainder is carried over (DE, BUrlG § 7 Abs. 3 Satz 2). Default: true. */
  readonly carries?: boolean;
}

/**
 * The last day on which the holidays of a year can be taken; null if they do not expire.
 *
 * - DE, BUrlG § 7 Abs. 3: the year, or the first three months of the next if carried over; only if the employer
 * notified the person (EuGH C-684/16; BAG 9 AZR 541/15). If sick throughout: fifteen months after the year (BAG 9 AZR
 * 353/10), with or without notification (BAG 9 AZR 107/20).
 * - AT, UrlG § 4 Abs. 5: two years from the end of the year; only if the employer notified the person (EuGH C-120/21;
 * OGH 8 ObA 23/23z).
 * - CH, OR Art. 128 Ziff. 3: five years (BGE 130 III 19), from when the holidays could last have been taken, at the
 * latest from the end of the year (BGE 136 III 94). The end of the year is used, so that nothing expires too early.
 * - LI: null, because no law text is known here.
 */
export function holidayExpiry({ country, endsOn, ...facts }: HolidayExpiryFacts): LocalDate | null {
  switch (country) {
    case 'DE':
      if (facts.wasSickThroughout) return addMonths(endsOn, 15);
      if (!facts.isNotified) return null;
      return facts.carries === false ? endsOn : addMonths(endsOn, 3);
    case 'AT':
      return facts.isNotified ? addMonths(endsOn, 24) : null;
    case 'CH':
      return addMonths(endsOn, 60);
    default:
      return null;
  }
}
