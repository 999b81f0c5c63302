import { weekdays, writtenDate } from './local-time.de.ts';

/**
 * Local times of IANA time zones, based only on `Intl` to keep the guest bundle small. Terms. Local date: 'YYYY-MM-DD'.
 * Local time: milliseconds of a local clock, counted as if it were UTC, so that it can be added to and compared.
 * Offset: local time minus UTC.
 */
export type LocalDate = string;

const minute = 60_000;
const day = 24 * 60 * minute;

const clocks = new Map<string, Intl.DateTimeFormat>(); // Creating one costs a hundred times as much as using it.

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/** Local time minus UTC at an instant, read from `Intl`: milliseconds, whole seconds. */
function readOffset(zone: string, instant: number): number {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clockOf(zone).formatToParts(instant)) shown[type] = Number(value);
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, date, hour, minutes, second) - wholeSeconds(instant);
}

const wholeSeconds = (instant: number): number => Math.floor(instant / 1000) * 1000;

/** Half a UTC day, in which the offset changes at most once: at `change` from `before` to `after`. */
type HalfDay = { readonly before: number; readonly after: number; readonly change: number };

// Cached: reading an offset takes 10 µs, and 90 days of slots need hundreds.
const halfDay = day / 2;
const remembered = new Map<string, Map<number, HalfDay>>();

function halfDayOf(zone: string, instant: number): HalfDay {
  const halves = remembered.get(zone) ?? new Map<number, HalfDay>();
  if (halves.size === 0) remembered.set(zone, halves);
  const count = Math.floor(instant / halfDay);
  const cached = halves.get(count);
  if (cached) return cached;
  if (halves.size > 10_000) halves.clear(); // Limits the cache size.
  const found = readHalfDay(zone, count * halfDay);
  halves.set(count, found);
  return found;
}

function readHalfDay(zone: string, from: number): HalfDay {
  const [before, after] = [readOffset(zone, from), readOffset(zone, from + halfDay)];
  if (before === after) return { before, after, change: from };
  let [last, change] = [from, from + halfDay];
  while (change - last > 1) {
    const middle = Math.floor((last + change) / 2);
    if (readOffset(zone, middle) === before) last = middle;
    else change = middle;
  }
  return { before, after, change };
}

function offsetAt(zone: string, instant: number): number {
  const { before, after, change } = halfDayOf(zone, instant);
  return instant < change ? before : after;
}

/** The local time of a zone at an instant (epoch milliseconds), to the second. */
export const localTime = (zone: string, instant: number): number => wholeSeconds(instant) + offsetAt(zone, instant);

export const dateOf = (local: number): LocalDate => new Date(local).toISOString().slice(0, 10);
export const startOf = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`);
export const addDays = (date: LocalDate, days: number): LocalDate => dateOf(startOf(date) + days * day);

/** Whole minutes since the start of the local day. */
export const minuteOf = (local: number): number => Math.floor((local % day) / minute);

/** 1 is Monday, 7 is Sunday. */
export const isoWeekday = (date: LocalDate): number => new Date(startOf(date)).getUTCDay() || 7;

/** "Dienstag" */
export const weekdayOf = (date: LocalDate): string => weekdays[isoWeekday(date) - 1] as string;

/** "HH:mm" of a local time. */
export const clockText = (local: number): string => new Date(local).toISOString().slice(11, 16);

/** "DD.MM.YYYY" of a local time (SLOT-12). */
export const dateText = (local: number): string =>
  writtenDate(...(dateOf(local).split('-') as [year: string, month: string, day: string]));

/** "Dienstag, 24.11.2026" of a local time. */
export const dayText = (local: number): string => `${weekdayOf(dateOf(local))}, ${dateText(local)}`;

/** A period in which a zone's offset does not change: instants [from, to). */
export type Stretch = { readonly from: number; readonly to: number; readonly offset: number };

/** Splits [from, to) at the clock changes of a zone. */
export function stretches(zone: string, from: number, to: number): Stretch[] {
  const found: Stretch[] = [];
  let [start, offset] = [from, offsetAt(zone, from)];
  for (let at = Math.floor(from / halfDay) * halfDay; at < to; at += halfDay) {
    const { after, change } = halfDayOf(zone, at);
    if (after === offset || change <= start || change >= to) continue;
    found.push({ from: start, to: change, offset });
    [start, offset] = [change, after];
  }
  found.push({ from: start, to, offset });
  return found;
}

/**
 * The instant of a local time in a zone, in epoch milliseconds: the earlier one of a repeated time, the moment of the
 * change for a skipped time.
 */
export function instantOf(zone: string, local: number): number {
  const reach = 26 * 60 * minute; // Offsets range from -12 to +14 hours, and a whole day may be skipped.
  const near = stretches(zone, local - reach, local + reach);
  const shows = near.find(({ to, offset }) => to + offset > local);
  return shows ? Math.max(shows.from, local - shows.offset) : local;
}

/** The instant a number of days later (or earlier) at the same local time. */
export const plusDays = (zone: string, instant: number, days: number): number =>
  instantOf(zone, localTime(zone, instant) + days * day) + (instant % 1000);
