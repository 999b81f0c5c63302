import type { HolidayCountry } from '../../hours/holidays.ts';
import type { LocalDate } from '../../time/local-time.ts';

/** AT, DE, CH, LI */
export type Country = HolidayCountry;

/** `breach`: violates the law. `notice`: allowed under conditions that the times do not show. */
export type Severity = 'notice' | 'breach';

/** Circumstances of a person that limits depend on. */
export interface Circumstances {
  /** Inns, restaurants, hotels; some limits differ for them. */
  readonly isHospitality: boolean;
  readonly isOffice: boolean;
  readonly isNightWorker: boolean;
  /** In full years; Infinity if unknown: treated as an adult. */
  readonly age: number;
  /** The duty has a gap of three hours or more. */
  readonly isSplit: boolean;
}

/** A limit in minutes. Of several limits on the same subject, the first applicable violated one gives the warning. */
export interface Limit {
  /** Country, law and paragraph: 'DE-ArbZG-4'. */
  readonly rule: string;
  readonly severity: Severity;
  readonly minutes: number;
  readonly when?: (circumstances: Circumstances) => boolean;
}

/** Maximum minutes of work on a date; with `atMost` the limit only applies up to that much work. */
export interface DayLimit extends Limit {
  readonly atMost?: number;
}

/** Minimum minutes of rest; with `atLeast` the limit only applies from that much rest. */
export interface RestLimit extends Limit {
  readonly atLeast?: number;
  /** A second violation in the same ISO week is a breach. */
  readonly isOnceAWeek?: true;
}

/** Returns the break minutes that count, from all breaks (in minutes). */
export type Counted = (breaks: readonly number[]) => number;

export interface BreakLaw {
  readonly rule: string;
  /** Highest first: more than `over` minutes of work require a break of `min`. */
  readonly steps: readonly {
    readonly over: number;
    readonly min: number;
    readonly counted: Counted;
    /** If an alternative reading of the text is satisfied, the violation is only a notice. */
    readonly elseCounted?: Counted;
  }[];
  /** A break only counts if it is at least this many minutes after the start and before the end of work. */
  readonly awayFromEnds?: number;
}

/** At most `minutes` of work without a break of at least `breakMinutes`. */
export interface StretchLimit extends Limit {
  readonly breakMinutes: number;
}

/** Work is only allowed between two hours of the day. */
export interface ClockLimit {
  readonly rule: string;
  readonly severity: Severity;
  readonly from: number;
  readonly to: number;
  readonly when?: (circumstances: Circumstances) => boolean;
}

/** Days without work; `startsAt` is the hour of the previous day from which they count, 24 for midnight. */
export interface FreeDays {
  readonly rule: string;
  readonly severity: Severity;
  readonly startsAt: 23 | 24;
  readonly when?: (circumstances: Circumstances) => boolean;
}

/** Maximum number of Sundays worked. */
export interface SundayCount {
  readonly rule: string;
  readonly severity: Severity;
  /** Minimum number of free Sundays per year or month; `row`: not two in a row. */
  readonly free: { readonly per: 'year' | 'month'; readonly count: number } | 'row';
  readonly when?: (circumstances: Circumstances) => boolean;
}

/** Requirements of a country's law from a date on. Omitted ones are not checked. */
export interface RuleSet {
  readonly validFrom: LocalDate;
  readonly breaks?: BreakLaw;
  readonly stretch?: StretchLimit;
  /** Work per date. */
  readonly day?: readonly DayLimit[];
  /** Work of a duty that touches the night, and its duration including breaks. */
  readonly nightDuty?: { readonly rule: string; readonly work: number; readonly span: number };
  /** Duration of a duty from start to end. */
  readonly span?: readonly Limit[];
  readonly rest?: readonly RestLimit[];
  /** Work from Monday to Sunday, by start date. */
  readonly week?: readonly Limit[];
  /**
   * Average weekly work over consecutive weeks: `minutesPerDay` for each day from Monday to Saturday that is not a
   * public holiday, or `minutesPerWeek`. A notice, because firms may use other averaging periods.
   */
  readonly average?: { readonly rule: string; readonly weeks: number } & (
    | { readonly minutesPerDay: number }
    | { readonly minutesPerWeek: number }
  );
  /** Yearly sum of work beyond the weekly hours, by calendar year. */
  readonly overtime?: readonly (Limit & { readonly weeklyMinutes: number })[];
  readonly daysPerWeek?: { readonly rule: string; readonly max: number };
  /** Minimum minutes of rest within each week, including a whole day. */
  readonly weeklyRest?: { readonly rule: string; readonly minutes: number };
  readonly clock?: readonly ClockLimit[];
  /** People to whom this applies may not work at all. */
  readonly forbidden?: readonly { readonly rule: string; readonly when: (circumstances: Circumstances) => boolean }[];
  readonly sundays?: readonly FreeDays[];
  readonly publicHolidays?: readonly FreeDays[];
  readonly sundayCounts?: readonly SundayCount[];
}

/** Rule sets for adults and minors under 18, newest first. */
export interface CountryRules {
  readonly adults: readonly RuleSet[];
  readonly minors: readonly RuleSet[];
}

/** Sums all breaks of at least this many minutes. */
export const partsOf =
  (min: number): Counted =>
  (breaks) =>
    breaks.filter((each) => each >= min).reduce((sum, each) => sum + each, 0);

/** Only the longest break counts. */
export const inOne: Counted = (breaks) => Math.max(0, ...breaks);
