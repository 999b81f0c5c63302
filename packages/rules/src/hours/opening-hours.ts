import { addDays, dateOf, instantOf, isoWeekday, type LocalDate, localTime, startOf } from '../time/local-time.ts';

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

/**
 * The unbroken times of being open that touch the instants [from, to), as epoch milliseconds cut to it, ascending. A time
 * in a repeated hour is its first occurrence: what closes in it stays closed, what opens in it opens once (SLOT-05). A
 * skipped hour is never open.
 */
export function openTimes(rules: OpeningRules, zone: string, from: number, to: number): Slot[] {
  const open: Slot[] = [];
  const last = localTime(zone, to) + day;
  // What began the night before may still be open.
  for (let midnight = startOf(dateOf(localTime(zone, from))) - day; midnight <= last; midnight += day)
    for (const slot of slotsOf(rules, dateOf(midnight))) {
      const start = Math.max(instantOf(zone, midnight + slot.from * minute), from);
      const end = Math.min(instantOf(zone, midnight + slot.to * minute), to);
      if (start < end) open.push({ from: start, to: end });
    }
  return merge(open);
}

/** Whether it is open at an instant. `zone` is an IANA name. */
export const isOpen = (rules: OpeningRules, zone: string, at: Date): boolean =>
  openTimes(rules, zone, at.getTime(), at.getTime() + 1).length > 0;

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
