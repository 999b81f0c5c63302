import type { LocalDate } from '../../time/local-time.ts';
import { austria } from './austria.ts';
import { germany } from './germany.ts';
import { liechtenstein } from './liechtenstein.ts';
import type { Country, CountryRules, RuleSet } from './rule-set.ts';
import { switzerland } from './switzerland.ts';

export const rulesByCountry: Readonly<Record<Country, CountryRules>> = {
  AT: austria,
  DE: germany,
  CH: switzerland,
  LI: liechtenstein,
};

/** The rule set of a country on a date (TIME-09); undefined before the oldest known one. */
export const ruleSetOn = (country: Country, date: LocalDate, isMinor: boolean): RuleSet | undefined =>
  rulesByCountry[country][isMinor ? 'minors' : 'adults'].find(({ validFrom }) => validFrom <= date);
