import { addDays, type LocalDate } from './local-time.ts';

/** Term. Month: 'YYYY-MM'. */
export type Month = string;

export const monthOf = (date: LocalDate): Month => date.slice(0, 7);

/**
 * The same day a number of months later (or earlier); the month's last day if it has no such day ("31.01." plus one
 * month: "28.02.").
 */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last))).toISOString().slice(0, 10);
}

/** The month a number of months later (or earlier). */
export const plusMonths = (month: Month, months: number): Month => monthOf(addMonths(`${month}-01`, months));

/** The first and the last day of a month. */
export function monthSpan(month: Month): { from: LocalDate; to: LocalDate } {
  const from = `${month}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}
