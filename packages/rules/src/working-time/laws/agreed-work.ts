import type { LocalDate } from '../../time/local-time.ts';
import { countryOfRegion, type HolidayRegion } from '../public-holidays.ts';
import type { LawFacts } from './law-warning.ts';

/** The employment data that laws depend on. */
export interface AgreedWork {
  readonly region: HolidayRegion;
  readonly trade: 'hospitality' | 'office' | 'other';
  readonly birthDate: LocalDate | null;
}

/** The country whose laws apply, and the person's data for legal checks. */
export const judgedAs = ({
  region,
  trade,
  birthDate,
}: AgreedWork): Pick<LawFacts, 'country' | 'isHospitality' | 'isOffice' | 'birthDate'> => ({
  country: countryOfRegion(region),
  isHospitality: trade === 'hospitality',
  isOffice: trade === 'office',
  birthDate,
});
