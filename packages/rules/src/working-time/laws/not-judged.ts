import { notJudgedTexts } from './not-judged.de.ts';
import type { Country } from './rule-set.ts';

/** What a sheet or plan has to say that a country's law would ask for and nothing here judges (TIME-25); undefined if there is nothing. */
export const notJudgedText = (country: Country | null): string | undefined =>
  country === 'LI' ? notJudgedTexts.LI : undefined;
