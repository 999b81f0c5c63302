import type { LocalDate } from './local-time.ts';

/** Value formats of day, date-time and month fields: "2026-03-01", "2026-03-01T18:30", "2026-03". */
export type DateKind = 'day' | 'moment' | 'month';

const two = (part: string | number): string => String(part).padStart(2, '0');

/** The date, or undefined if it does not exist. */
function dayOf(year: number, month: number, day: number): LocalDate | undefined {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isThere = year >= 1900 && year < 2200 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isThere ? `${year}-${two(month)}-${two(day)}` : undefined;
}

const months = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'];
const monthNamed = (word: string): number =>
  months.indexOf(word.toLowerCase().replace('jän', 'jan').replace('maer', 'mär').slice(0, 3)) + 1;

/** Two digits are a year of this century. Default: the current year. */
const yearOf = (text: string | undefined, today: LocalDate): number =>
  text ? (text.length === 2 ? 2000 + Number(text) : Number(text)) : Number(today.slice(0, 4));

/**
 * Parses a day in local notation: "01.03.2026", "1.3.26", "1.3.", "1. März 2026", "01032026"; also "2026-03-01".
 * @param today sets the year of "1.3."
 * @returns undefined for invalid dates
 */
export function parseDay(text: string, today: LocalDate): LocalDate | undefined {
  const bare = text.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(bare);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const bySigns =
    /^(\d{1,2})[./-]\s*(\d{1,2})(?:[./-]\s*(\d{4}|\d{2})?)?$/.exec(bare) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(bare);
  if (bySigns) return dayOf(yearOf(bySigns[3], today), Number(bySigns[2]), Number(bySigns[1]));
  const named = /^(\d{1,2})\.?\s*(\p{L}{3,9})\.?\s*(\d{4}|\d{2})?$/u.exec(bare);
  return named ? dayOf(yearOf(named[3], today), monthNamed(named[2] as string), Number(named[1])) : undefined;
}

/**
 * Parses a day with time: "01.03.2026, 18:30", "1.3. 18.30", "2026-03-01T18:30". @returns the value of a datetime-local
 * input
 */
export function parseMoment(text: string, today: LocalDate): string | undefined {
  const [, before = '', hour = '', minute = ''] =
    /^(.*?)[\s,T]+(\d{1,2})[:.](\d{2})(?:\s*uhr)?$/i.exec(text.trim()) ?? [];
  const day = parseDay(before.replace(/,$/, ''), today);
  return day && Number(hour) < 24 && Number(minute) < 60 ? `${day}T${two(hour)}:${minute}` : undefined;
}

/** Parses a month: "03.2026", "3/2026", "März 2026", "2026-03". */
export function parseMonth(text: string, today: LocalDate): string | undefined {
  const bare = text.trim();
  const iso = /^(\d{4})-(\d{2})$/.exec(bare);
  const signs = /^(\d{1,2})[./-]\s*(\d{4}|\d{2})$/.exec(bare);
  const named = /^(\p{L}{3,9})\.?\s*(\d{4}|\d{2})?$/u.exec(bare);
  const [month, year] = iso
    ? [Number(iso[2]), Number(iso[1])]
    : signs
      ? [Number(signs[1]), yearOf(signs[2], today)]
      : [named ? monthNamed(named[1] as string) : 0, yearOf(named?.[2], today)];
  return dayOf(year, month, 1)?.slice(0, 7);
}

/** The parser of each field kind. */
export const dateParsers = { day: parseDay, moment: parseMoment, month: parseMonth } as const;

/** The displayed text of a field's value: "01.03.2026", "01.03.2026, 18:30", "03.2026". */
export function typedDate(kind: DateKind, value: string): string {
  const [date = '', time = ''] = value.split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  if (value === '') return '';
  if (kind === 'month') return `${month}.${year}`;
  return kind === 'day' ? `${day}.${month}.${year}` : `${day}.${month}.${year}, ${time.slice(0, 5)}`;
}
