import type { LocalDate } from '../../time/local-time.ts';
import { yearsFrom } from '../calendar.ts';
import type { Duty } from '../duties.ts';
import type { Span } from '../spans.ts';
import type { Circumstances, Country, RuleSet, Severity } from './rule-set.ts';
import { ruleSetOn } from './rule-sets.ts';

/** Subject of a warning: determines the sentence and the meaning of `found` and `limit`. */
export type WarningKind =
  | 'break'
  | 'stretch'
  | 'day'
  | 'span'
  | 'rest'
  | 'clock'
  | 'week'
  | 'average'
  | 'overtime'
  | 'days-per-week'
  | 'weekly-rest'
  | 'forbidden'
  | 'sunday'
  | 'public-holiday'
  | 'sundays'
  | 'sundays-in-a-row';

/** A legal warning about work. It is only shown and never reduces working time (TIME-09). */
export interface LawWarning {
  /** Country, law and paragraph: 'DE-ArbZG-4'. */
  readonly rule: string;
  readonly kind: WarningKind;
  readonly severity: Severity;
  /** The day of the work; for a week the last day worked (for its rest the Sunday). */
  readonly date: LocalDate;
  /** The instant from which the limit was violated, in ISO UTC. */
  readonly at: string;
  /** Whole minutes; days for `days-per-week`, Sundays for `sundays` and `sundays-in-a-row`. */
  readonly found: number;
  readonly limit: number;
}

/** Person, place and time of the check. */
export interface LawFacts {
  readonly country: Country;
  readonly zone: string;
  readonly isHospitality: boolean;
  /** Offices, industry, large shops (CH and LI ArG Art. 9). */
  readonly isOffice?: boolean;
  readonly isNightWorker?: boolean;
  readonly birthDate?: LocalDate | null;
  readonly publicHolidays: ReadonlySet<LocalDate>;
  /** ISO: running activities are checked up to this instant, and weekly rest only for complete weeks. */
  readonly now: string;
  /** First day for which warnings are returned; earlier work is still considered. */
  readonly warningsFrom?: LocalDate;
  /** Additional work as spans in whole seconds, so that years of it need not be parsed. */
  readonly knownWork?: readonly Span[];
}

/** The rule set and the person's circumstances on a date. */
export function judgedOn(facts: LawFacts, date: LocalDate): { rules: RuleSet | undefined; who: Circumstances } {
  const age = facts.birthDate ? yearsFrom(facts.birthDate, date) : Number.POSITIVE_INFINITY;
  return {
    rules: ruleSetOn(facts.country, date, age < 18),
    who: {
      isHospitality: facts.isHospitality,
      isOffice: facts.isOffice ?? false,
      isNightWorker: facts.isNightWorker ?? false,
      age,
      isSplit: false,
    },
  };
}

export const applies = ({ when }: { readonly when?: (who: Circumstances) => boolean }, who: Circumstances): boolean =>
  when === undefined || when(who);

/** Minutes above a limit, from seconds, rounded up. */
export const minutesOver = (seconds: number): number => Math.ceil(seconds / 60);
/** Minutes below a limit, from seconds, rounded down. */
export const minutesUnder = (seconds: number): number => Math.floor(seconds / 60);

export const instantText = (at: number): string => new Date(at).toISOString();

/** Groups duties by a key, preserving their order. */
export function dutiesBy(duties: readonly Duty[], keyOf: (duty: Duty) => string): Map<string, Duty[]> {
  const groups = new Map<string, Duty[]>();
  for (const duty of duties) {
    const key = keyOf(duty);
    const group = groups.get(key);
    if (group) group.push(duty);
    else groups.set(key, [duty]);
  }
  return groups;
}
