import { notJudgedTexts } from './not-judged.de.ts';
import type { Country } from './rule-set.ts';

/** Note on a sheet or plan about legal requirements that are not checked (TIME-25); undefined if there are none. */
export const notJudgedText = (country: Country | null): string | undefined =>
  country === 'LI' ? notJudgedTexts.LI : undefined;
