/**
 * Wall clocks of IANA time zones, on `Intl` alone: the guest's bundle has no room for a time library.
 * Glossary. Local date: 'YYYY-MM-DD'. Local time: milliseconds a wall clock shows, counted as if it were UTC; only so a
 * clock can be added to and compared. Offset: local time minus UTC.
 */
export type LocalDate = string;

const minute = 60_000;
const day = 24 * 60 * minute;

const clocks = new Map<string, Intl.DateTimeFormat>(); // building one costs a hundred times what reading it does

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

/** What the zone's clock shows at an instant (epoch milliseconds), to the second. */
export function localTime(zone: string, instant: number): number {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clockOf(zone).formatToParts(instant)) shown[type] = Number(value);
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, date, hour, minutes, second);
}

export const dateOf = (local: number): LocalDate => new Date(local).toISOString().slice(0, 10);
export const startOf = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`);
export const addDays = (date: LocalDate, days: number): LocalDate => dateOf(startOf(date) + days * day);

/** Minutes since the local day began, whole. */
export const minuteOf = (local: number): number => Math.floor((local % day) / minute);

/** 1 is Monday, 7 is Sunday. */
export const isoWeekday = (date: LocalDate): number => new Date(startOf(date)).getUTCDay() || 7;

/** "HH:mm" of a local time. */
export const clockText = (local: number): string => new Date(local).toISOString().slice(11, 16);

/** "DD.MM.YYYY" of a local time (specification section 9). */
export const dateText = (local: number): string => dateOf(local).split('-').toReversed().join('.');

/** A stretch of time in which a zone's offset does not change: instants [from, to). */
export type Stretch = { readonly from: number; readonly to: number; readonly offset: number };

/** Cuts [from, to) where the zone's clock is put forward or back. */
export function stretches(zone: string, from: number, to: number): Stretch[] {
  const offsetAt = (instant: number) => localTime(zone, instant) - Math.floor(instant / 1000) * 1000;
  const found: Stretch[] = [];
  let [start, offset] = [from, offsetAt(from)];
  // No zone changes its clock twice within half a day, so that sampling cannot step over a change and back.
  for (let at = from; at < to; at += day / 2) {
    const next = Math.min(at + day / 2, to);
    const nextOffset = offsetAt(next);
    if (nextOffset === offset) continue;
    let [before, after] = [at, next];
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetAt(middle) === offset) before = middle;
      else after = middle;
    }
    found.push({ from: start, to: after, offset });
    [start, offset] = [after, nextOffset];
  }
  found.push({ from: start, to, offset });
  return found;
}

/**
 * The instant at which a zone's clock first shows a local time or has passed it, as epoch milliseconds: the earlier one
 * of a time shown twice, the moment of the change for a time that is skipped.
 */
export function instantOf(zone: string, local: number): number {
  const reach = 26 * 60 * minute; // offsets range from -12 to +14 hours, and a day may be skipped whole
  const near = stretches(zone, local - reach, local + reach);
  const shows = near.find(({ to, offset }) => to + offset > local);
  return shows ? Math.max(shows.from, local - shows.offset) : local;
}

/** The instant a number of days later (or before) that the clock shows the same time. */
export const plusDays = (zone: string, instant: number, days: number): number =>
  instantOf(zone, localTime(zone, instant) + days * day) + (instant % 1000);
