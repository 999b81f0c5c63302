import type { LocalDate } from '../../time/local-time.ts';
import { yearsFrom } from '../calendar.ts';
import type { Duty } from '../duties.ts';
import type { Span } from '../spans.ts';
import type { Circumstances, Country, RuleSet, Severity } from './rule-set.ts';
import { ruleSetOn } from './rule-sets.ts';

/** What a warning is about: it decides the sentence and what `found` and `limit` count. */
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

/** What a law says about what was worked. It takes nothing from anybody: it is shown (TIME-09). */
export interface LawWarning {
  /** Country, law and paragraph: 'DE-ArbZG-4'. */
  readonly rule: string;
  readonly kind: WarningKind;
  readonly severity: Severity;
  /** The day to which what was worked belongs; of a week the last day that was worked (of its rest the Sunday). */
  readonly date: LocalDate;
  /** The instant from which it was so, in ISO UTC. */
  readonly at: string;
  /** Whole minutes; days for `days-per-week`, Sundays for `sundays` and `sundays-in-a-row`. */
  readonly found: number;
  readonly limit: number;
}

/** Whose work is judged, where, and until when. */
export interface LawFacts {
  readonly country: Country;
  readonly zone: string;
  readonly isHospitality: boolean;
  /** Offices, industry, large shops (CH and LI ArG Art. 9). */
  readonly isOffice?: boolean;
  readonly isNightWorker?: boolean;
  readonly birthDate?: LocalDate | null;
  readonly publicHolidays: ReadonlySet<LocalDate>;
  /** ISO: what runs is judged as it stands then, and only weeks that are over for their rest. */
  readonly now: string;
  /** Nobody asks for warnings of days before it; what was worked then is still looked back at. */
  readonly askedFrom?: LocalDate;
  /** What was worked besides the activities that are given, as whole seconds: years of it need not be read as texts. */
  readonly known?: readonly Span[];
}

/** The rule set that holds for somebody on a date, and what they are on it. */
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

/** Minutes that are more than a limit, from seconds: a second too much is told as a minute. */
export const minutesOver = (seconds: number): number => Math.ceil(seconds / 60);
/** Minutes that are less than a limit. */
export const minutesUnder = (seconds: number): number => Math.floor(seconds / 60);

export const instantText = (at: number): string => new Date(at).toISOString();

/** Duties by a key, in the order in which they came. */
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
