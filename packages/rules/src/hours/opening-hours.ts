import {
  addDays,
  dateOf,
  isoWeekday,
  type LocalDate,
  localTime,
  minuteOf,
  startOf,
  stretches,
} from '../time/local-time.ts';

/**
 * Glossary. Rule: one line of opening hours as staff enter it. Slot: minutes of one local day in which it is open;
 * `to` beyond 1440 runs over midnight and belongs to the day it starts. Shift: an unbroken time of being open, from
 * instant to instant. All are half-open: at the closing minute it is closed.
 */
export type OpeningRule = {
  readonly type: 'once' | 'daily' | Weekday;
  /** 'YYYY-MM-DD', for `once`. */
  readonly date?: LocalDate | null | undefined;
  readonly isClosed?: boolean | null | undefined;
  /** 'HH:mm'; `to` may be '24:00'. A rule without both opens nothing. */
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export type Slot = { readonly from: number; readonly to: number };
/** `to` is undefined when it stays open beyond the horizon that was looked at. */
export type Shift = { readonly from: Date; readonly to: Date | undefined };
/** Absent and empty mean: never open. */
export type OpeningRules = readonly OpeningRule[] | null | undefined;

const minute = 60_000;
const dayMinutes = 24 * 60;
const day = dayMinutes * minute;

/** "Closing soon" begins 60 minutes before (HOURS-11). */
const closingSoonBefore = 60 * minute;
/** The next shift is searched 72 hours ahead (HOURS-13). */
const nextShiftWithin = 72 * 60 * minute;
/** Who stays open for a week on end has no closing time worth telling. */
const aroundTheClock = 7 * day;

/** Minutes since midnight of "11:30", "24:00" at most; undefined where it is no such time. */
export function minutesOf(time: string | null | undefined): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(time ?? '') ?? [];
  const sum = Number(hours) * 60 + Number(minutes);
  return sum <= dayMinutes ? sum : undefined;
}

function slotOf({ from, to }: OpeningRule): Slot | undefined {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  if (start === undefined || end === undefined || start === dayMinutes) return undefined;
  if (end === 0 || end < start) return { from: start, to: end + dayMinutes };
  return end === start ? undefined : { from: start, to: end };
}

function appliesTo(rule: OpeningRule, date: LocalDate, weekday: Weekday | undefined): boolean {
  return rule.type === 'once' ? rule.date === date : rule.type === 'daily' || rule.type === weekday;
}

/** Sorts, and joins what overlaps or touches. */
function merge(slots: readonly Slot[]): Slot[] {
  const merged: Slot[] = [];
  for (const slot of slots.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && slot.from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, slot.to) };
    else merged.push(slot);
  }
  return merged;
}

/**
 * The slots that start on a local date, ascending, touching ones joined (HOURS-03 to HOURS-08). Rules of one type add up; a
 * later rule of another type replaces what stood for the day; `isClosed` clears it. `once` counts on its date, so a
 * display of the current ISO week shows the dated entries of that week only.
 */
export function slotsOf(rules: OpeningRules, date: LocalDate): Slot[] {
  const weekday = weekdays[isoWeekday(date) - 1];
  let [slots, type]: [Slot[], OpeningRule['type'] | undefined] = [[], undefined];
  for (const rule of rules ?? []) {
    if (!appliesTo(rule, date, weekday)) continue;
    if (rule.type !== type || rule.isClosed) slots = [];
    type = rule.type;
    const slot = rule.isClosed ? undefined : slotOf(rule);
    if (slot) slots.push(slot);
  }
  return merge(slots);
}

/**
 * The slots of a local date as a weekly display shows them on the local date `today`: `once` entries count only in the
 * ISO week (Monday to Sunday) of today (HOURS-09).
 */
export function weeklySlots(rules: OpeningRules, date: LocalDate, today: LocalDate): Slot[] {
  const monday = (each: LocalDate) => addDays(each, 1 - isoWeekday(each));
  return slotsOf(monday(date) === monday(today) ? rules : rules?.filter(({ type }) => type !== 'once'), date);
}

/** Whether it is open at an instant. `zone` is an IANA name. */
export function isOpen(rules: OpeningRules, zone: string, at: Date): boolean {
  const local = localTime(zone, at.getTime());
  const [date, now] = [dateOf(local), minuteOf(local)];
  const holds = (minuteOfDay: number) => (slot: Slot) => slot.from <= minuteOfDay && minuteOfDay < slot.to;
  return slotsOf(rules, date).some(holds(now)) || slotsOf(rules, addDays(date, -1)).some(holds(now + dayMinutes));
}

/**
 * The unbroken times of being open that touch the instants [from, to), as epoch milliseconds cut to it, ascending.
 * The wall clock decides: a repeated hour is open twice, a skipped one never.
 */
export function openTimes(rules: OpeningRules, zone: string, from: number, to: number): Slot[] {
  const open: Slot[] = [];
  for (const stretch of stretches(zone, from, to)) {
    const last = stretch.to + stretch.offset;
    const firstDay = startOf(dateOf(stretch.from + stretch.offset)) - day; // what began the night before
    for (let localMidnight = firstDay; localMidnight <= last; localMidnight += day)
      for (const slot of slotsOf(rules, dateOf(localMidnight))) {
        const midnight = localMidnight - stretch.offset;
        const start = Math.max(midnight + slot.from * minute, stretch.from);
        const end = Math.min(midnight + slot.to * minute, stretch.to);
        if (start < end) open.push({ from: start, to: end });
      }
  }
  return merge(open);
}

/**
 * When it closes: an instant, `'never'` when it stays open for a week on end, undefined when it is closed.
 * Touching slots are one, also across midnight.
 */
export function openUntil(rules: OpeningRules, zone: string, at: Date): Date | 'never' | undefined {
  if (!isOpen(rules, zone, at)) return undefined;
  const [now, horizon] = [at.getTime(), at.getTime() + aroundTheClock];
  const end = openTimes(rules, zone, now, horizon)[0]?.to ?? now;
  return end < horizon ? new Date(end) : 'never';
}

/** Open, but for less than 60 minutes. */
export function closingSoon(rules: OpeningRules, zone: string, at: Date): boolean {
  const until = openUntil(rules, zone, at);
  return until instanceof Date && until.getTime() - at.getTime() < closingSoonBefore;
}

/**
 * The next shift that starts after `at` and within 72 hours, named by its own start; dated entries count on their date.
 * HOURS-13 is written as a search in steps of 15 minutes; the starts are known, so that nothing needs to be stepped over.
 */
export function nextOpening(rules: OpeningRules, zone: string, at: Date): Shift | undefined {
  const now = at.getTime();
  const horizon = now + nextShiftWithin + aroundTheClock;
  const next = openTimes(rules, zone, now, horizon).find(({ from }) => from > now);
  if (!next || next.from > now + nextShiftWithin) return undefined;
  return { from: new Date(next.from), to: next.to < horizon ? new Date(next.to) : undefined };
}
