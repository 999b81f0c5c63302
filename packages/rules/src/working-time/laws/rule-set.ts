import type { HolidayCountry } from '../../hours/holidays.ts';
import type { LocalDate } from '../../time/local-time.ts';

/** AT, DE, CH, LI */
export type Country = HolidayCountry;

/** `breach`: more, or less, than the text allows. `notice`: what it allows under conditions that no clock sees. */
export type Severity = 'notice' | 'breach';

/** What somebody is at the time, as far as a limit asks. */
export interface Circumstances {
  /** Inns, restaurants, hotels; some limits are others there. */
  readonly isHospitality: boolean;
  readonly isOffice: boolean;
  readonly isNightWorker: boolean;
  /** In full years; Infinity where it is not known: nobody is taken for young. */
  readonly age: number;
  /** The duty was parted by three hours or more. */
  readonly isSplit: boolean;
}

/** A limit in minutes. Of several on the same thing the first that applies and is not kept is told. */
export interface Limit {
  /** Country, law and paragraph: 'DE-ArbZG-4'. */
  readonly rule: string;
  readonly severity: Severity;
  readonly minutes: number;
  readonly when?: (circumstances: Circumstances) => boolean;
}

/** More than `minutes` of work on a date; with `atMost` only if it was no more than that. */
export interface DayLimit extends Limit {
  readonly atMost?: number;
}

/** Less than `minutes` of rest; with `atLeast` only if it was that much. */
export interface RestLimit extends Limit {
  readonly atLeast?: number;
  /** In an ISO week the second one is a breach. */
  readonly isOnceAWeek?: true;
}

/** Minutes of break that count, of all breaks that were had (in minutes). */
export type Counted = (breaks: readonly number[]) => number;

export interface BreakLaw {
  readonly rule: string;
  /** Highest first: more than `over` minutes of work ask for a break of `least`. */
  readonly steps: readonly {
    readonly over: number;
    readonly least: number;
    readonly counted: Counted;
    /** Where the text has a second reading that is kept, it is a notice only. */
    readonly elseCounted?: Counted;
  }[];
  /** A break counts only if it begins so many minutes after the work began and before it ends. */
  readonly awayFromEnds?: number;
}

/** No more than `minutes` of work without a break of at least `breakMinutes`. */
export interface StretchLimit extends Limit {
  readonly breakMinutes: number;
}

/** Work is allowed from one hour of the clock to another only. */
export interface ClockLimit {
  readonly rule: string;
  readonly severity: Severity;
  readonly from: number;
  readonly to: number;
  readonly when?: (circumstances: Circumstances) => boolean;
}

/** Days on which nobody works; `startsAt` is the hour of the day before from which they count, 24 for midnight. */
export interface FreeDays {
  readonly rule: string;
  readonly severity: Severity;
  readonly startsAt: 23 | 24;
  readonly when?: (circumstances: Circumstances) => boolean;
}

/** How many Sundays may be worked. */
export interface SundayCount {
  readonly rule: string;
  readonly severity: Severity;
  /** Of the Sundays of a year or month so many stay free; `row`: not two on end. */
  readonly free: { readonly per: 'year' | 'month'; readonly count: number } | 'row';
  readonly when?: (circumstances: Circumstances) => boolean;
}

/** What a country's law asks for from a date on. What is left out is not judged. */
export interface RuleSet {
  readonly validFrom: LocalDate;
  readonly breaks?: BreakLaw;
  readonly stretch?: StretchLimit;
  /** Work on a date. */
  readonly day?: readonly DayLimit[];
  /** Work of a duty that touches the night, and how long it may take with its breaks. */
  readonly nightDuty?: { readonly rule: string; readonly work: number; readonly span: number };
  /** From the first minute of a duty to its last. */
  readonly span?: readonly Limit[];
  readonly rest?: readonly RestLimit[];
  /** Work from Monday to Sunday, by the dates on which it began. */
  readonly week?: readonly Limit[];
  /**
   * Work a week on the average of so many weeks that follow one another: `minutesPerDay` for each day from Monday to Saturday that is no
   * public holiday, or `minutesPerWeek`. A firm may even it out over other times, so it is a notice.
   */
  readonly average?: { readonly rule: string; readonly weeks: number } & (
    | { readonly minutesPerDay: number }
    | { readonly minutesPerWeek: number }
  );
  /** What goes beyond the hours of a week, added up over a year of the calendar. */
  readonly overtime?: readonly (Limit & { readonly weeklyMinutes: number })[];
  readonly daysPerWeek?: { readonly rule: string; readonly most: number };
  /** Minutes of rest within each week, with a whole day in them. */
  readonly weeklyRest?: { readonly rule: string; readonly minutes: number };
  readonly clock?: readonly ClockLimit[];
  /** Nobody of this kind may work at all. */
  readonly forbidden?: readonly { readonly rule: string; readonly when: (circumstances: Circumstances) => boolean }[];
  readonly sundays?: readonly FreeDays[];
  readonly publicHolidays?: readonly FreeDays[];
  readonly sundayCounts?: readonly SundayCount[];
}

/** Rule sets of grown-ups and of those under 18, newest first. */
export interface CountryRules {
  readonly adults: readonly RuleSet[];
  readonly minors: readonly RuleSet[];
}

/** All breaks of at least so many minutes together. */
export const partsOf =
  (least: number): Counted =>
  (breaks) =>
    breaks.filter((each) => each >= least).reduce((sum, each) => sum + each, 0);

/** Only the longest break counts. */
export const inOne: Counted = (breaks) => Math.max(0, ...breaks);
