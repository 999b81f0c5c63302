import { countryOfZone } from '../time/country-of-zone.ts';
import { type LocalTerms, localTerms } from './local-terms.de.ts';

/** Words of the country in which a branch is, by its time zone; Austria's where the zone is in none of the four. */
export const wordsOfZone = (zone: string): LocalTerms => localTerms[countryOfZone(zone) ?? 'AT'];
