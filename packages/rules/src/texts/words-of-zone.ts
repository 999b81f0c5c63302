import { countryOfZone } from '../time/country-of-zone.ts';
import { type LocalWords, localWords } from './local-words.de.ts';

/** Words of the country in which a branch is, by its time zone; Austria's where the zone is in none of the four. */
export const wordsOfZone = (zone: string): LocalWords => localWords[countryOfZone(zone) ?? 'AT'];
