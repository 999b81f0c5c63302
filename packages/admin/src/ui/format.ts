import { formatMoney, toMoney } from '@theke/rules/money/money';
import { addDays, dateOf, localTime } from '@theke/rules/time/local-time';
import { messages } from '../messages.de.ts';

type Instant = string | number | Date;

const formats = new Map<string, Intl.DateTimeFormat>(); // cached, because building a format is expensive

function format(options: Intl.DateTimeFormatOptions & { timeZone: string }, at: Instant): string {
  const key = JSON.stringify(options);
  const formatter = formats.get(key) ?? new Intl.DateTimeFormat('de-AT', options);
  formats.set(key, formatter);
  return formatter.format(new Date(at));
}

/** "18:52" in the given time zone. */
export const timeText = (at: Instant, timeZone: string): string =>
  format({ hour: '2-digit', minute: '2-digit', timeZone }, at);

/** "18:52:10" in the given time zone. */
export const exactTimeText = (at: Instant, timeZone: string): string =>
  format({ hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone }, at);

/** "21.11.2026" in the given time zone. */
export const dayText = (at: Instant, timeZone: string): string =>
  format({ day: '2-digit', month: '2-digit', year: 'numeric', timeZone }, at);

/** "Sa" */
export const weekdayText = (at: Instant, timeZone: string): string => format({ weekday: 'short', timeZone }, at);

/** "12.11.2026, 18:52" */
export const dateTimeText = (at: Instant, timeZone: string): string =>
  `${dayText(at, timeZone)}, ${timeText(at, timeZone)}`;

/** "gestern", "heute", "morgen" in the given time zone, otherwise undefined. A day is not always 24 hours long. */
export function nearDayText(at: Instant, now: Instant, timeZone: string): string | undefined {
  const dateAt = (instant: Instant) => dateOf(localTime(timeZone, new Date(instant).getTime()));
  const [date, today] = [dateAt(at), dateAt(now)];
  if (date === today) return messages.today;
  if (date === addDays(today, -1)) return messages.yesterday;
  return date === addDays(today, 1) ? messages.tomorrow : undefined;
}

/** "heute, 18:52", "gestern, 09:10", otherwise "12.11.2026". */
export function whenText(at: Instant, now: Date, timeZone: string): string {
  const nearDay = nearDayText(at, now, timeZone);
  return nearDay === messages.today || nearDay === messages.yesterday
    ? `${nearDay}, ${timeText(at, timeZone)}`
    : dayText(at, timeZone);
}

/** Like `whenText`, but with the time for every day: "heute, 18:52", otherwise "12.11.2026, 18:52". */
export function minuteText(at: Instant, now: Date, timeZone: string): string {
  const when = whenText(at, now, timeZone);
  return when === dayText(at, timeZone) ? dateTimeText(at, timeZone) : when;
}

/** Formats a decimal amount of the API: "10,90 €". */
export const moneyText = (decimal: number, currency: string): string =>
  formatMoney(toMoney(decimal), currency).replace('-', '\u2212');

/** "2", "0,25" */
export const numberText = (value: number): string =>
  new Intl.NumberFormat('de-AT', { maximumFractionDigits: 4, useGrouping: false }).format(value);
