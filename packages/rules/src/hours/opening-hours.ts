import { addDays, dateOf, instantOf, isoWeekday, type LocalDate, localTime, startOf } from '../time/local-time.ts';

/**
 * Terms. Rule: one line of opening hours as staff enter it. Slot: open minutes of one local day; `to` beyond 1440 runs
 * over midnight and belongs to the day it starts. Shift: a continuous open period between two instants. All are
 * half-open: closed at the closing minute.
 */
export type OpeningRule = {
  readonly type: 'once' | 'daily' | Weekday;
  /** 'YYYY-MM-DD', for `once`. */
  readonly date?: LocalDate | null | undefined;
  readonly isClosed?: boolean | null | undefined;
  /** 'HH:mm'; `to` may be '24:00'. A rule without both is ignored. */
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export type Slot = { readonly from: number; readonly to: number };
/** `to` is undefined if it stays open beyond the search horizon. */
export type Shift = { readonly from: Date; readonly to: Date | undefined };
/** Undefined and empty mean: never open. */
export type OpeningRules = readonly OpeningRule[] | null | undefined;

const minute = 60_000;
const dayMinutes = 24 * 60;
const day = dayMinutes * minute;

/** "Closing soon" begins 60 minutes before (HOURS-11). */
const closingSoonBefore = 60 * minute;
/** The next shift is searched 72 hours ahead (HOURS-13). */
const nextShiftWithin = 72 * 60 * minute;
/** A branch open for a week without a break has no relevant closing time. */
const aroundTheClock = 7 * day;

/** Minutes since midnight of "11:30", up to "24:00"; undefined for other texts. */
export function parseMinutes(time: string | null | undefined): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(time ?? '') ?? [];
  const sum = Number(hours) * 60 + Number(minutes);
  return sum <= dayMinutes ? sum : undefined;
}

function slotOf({ from, to }: OpeningRule): Slot | undefined {
  const [start, end] = [parseMinutes(from), parseMinutes(to)];
  if (start === undefined || end === undefined || start === dayMinutes) return undefined;
  if (end === 0 || end < start) return { from: start, to: end + dayMinutes };
  return end === start ? undefined : { from: start, to: end };
}

function appliesTo(rule: OpeningRule, date: LocalDate, weekday: Weekday | undefined): boolean {
  return rule.type === 'once' ? rule.date === date : rule.type === 'daily' || rule.type === weekday;
}

/** Sorts slots and joins those that overlap or touch. */
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
 * The rules that decide a day (HOURS-03 to HOURS-05). Rules of one type add up; a later rule of another type replaces
 * earlier ones of the day; `isClosed` clears it.
 */
export function decidingRules<R extends OpeningRule>(
  rules: readonly R[] | null | undefined,
  date: LocalDate,
  weekday: Weekday | undefined,
): { rules: R[]; type: OpeningRule['type'] | undefined } {
  let [deciding, type]: [R[], OpeningRule['type'] | undefined] = [[], undefined];
  for (const rule of rules ?? []) {
    if (!appliesTo(rule, date, weekday)) continue;
    if (rule.type !== type || rule.isClosed) deciding = [];
    type = rule.type;
    if (!rule.isClosed) deciding.push(rule);
  }
  return { rules: deciding, type };
}

/** The slots of rules that add up, ascending, with touching ones joined (HOURS-08). */
export const slotsOf = (rules: readonly OpeningRule[]): Slot[] => merge(rules.flatMap((rule) => slotOf(rule) ?? []));

/**
 * The slots that start on a local date. `once` applies on its date, so a display of the current ISO week shows only the
 * dated entries of that week.
 */
export const listSlots = (rules: OpeningRules, date: LocalDate): Slot[] =>
  slotsOf(decidingRules(rules, date, weekdays[isoWeekday(date) - 1]).rules);

/**
 * The slots of a local date as shown by a weekly display on the local date `today`: `once` entries apply only in the
 * ISO week (Monday to Sunday) of today (HOURS-09).
 */
export function weeklySlots(rules: OpeningRules, date: LocalDate, today: LocalDate): Slot[] {
  const monday = (each: LocalDate) => addDays(each, 1 - isoWeekday(each));
  return listSlots(monday(date) === monday(today) ? rules : rules?.filter(({ type }) => type !== 'once'), date);
}

/**
 * Continuous open periods within the instants [from, to), in epoch milliseconds, clipped and ascending. A time in a
 * repeated hour means its first occurrence: it closes once and opens once (SLOT-05). A skipped hour is never open.
 */
export function openTimes(rules: OpeningRules, zone: string, from: number, to: number): Slot[] {
  const open: Slot[] = [];
  const last = localTime(zone, to) + day;
  // An opening of the previous day may still be running.
  for (let midnight = startOf(dateOf(localTime(zone, from))) - day; midnight <= last; midnight += day)
    for (const slot of listSlots(rules, dateOf(midnight))) {
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
 * Closing time: an instant, `'never'` if it stays open for a whole week, undefined if closed. Touching slots are
 * joined, also across midnight.
 */
export function openUntil(rules: OpeningRules, zone: string, at: Date): Date | 'never' | undefined {
  if (!isOpen(rules, zone, at)) return undefined;
  const [now, horizon] = [at.getTime(), at.getTime() + aroundTheClock];
  const end = openTimes(rules, zone, now, horizon)[0]?.to ?? now;
  return end < horizon ? new Date(end) : 'never';
}

/** Whether it is open for less than another 60 minutes. */
export function closingSoon(rules: OpeningRules, zone: string, at: Date): boolean {
  const until = openUntil(rules, zone, at);
  return until instanceof Date && until.getTime() - at.getTime() < closingSoonBefore;
}

/**
 * The next shift that starts after `at` and within 72 hours, with its exact start; dated entries apply on their date.
 * HOURS-13 describes a search in steps of 15 minutes; this uses the exact starts, so no shift is missed.
 */
export function nextOpening(rules: OpeningRules, zone: string, at: Date): Shift | undefined {
  const now = at.getTime();
  const horizon = now + nextShiftWithin + aroundTheClock;
  const next = openTimes(rules, zone, now, horizon).find(({ from }) => from > now);
  if (!next || next.from > now + nextShiftWithin) return undefined;
  return { from: new Date(next.from), to: next.to < horizon ? new Date(next.to) : undefined };
}
