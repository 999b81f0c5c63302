import type { LocalDate } from '../../time/local-time.ts';
import { countryOfRegion, type HolidayRegion } from '../public-holidays.ts';
import type { LawFacts } from './law-warning.ts';

/** What was agreed with somebody, as far as laws ask for it. */
export interface AgreedWork {
  readonly region: HolidayRegion;
  readonly trade: 'hospitality' | 'office' | 'other';
  readonly birthDate: LocalDate | null;
}

/** By which country's laws somebody is judged, and as whom. */
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
