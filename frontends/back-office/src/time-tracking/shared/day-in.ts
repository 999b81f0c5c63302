import type { LocalDate } from '@theke/rules/time/local-time';

/** Day from the URL. Default, also for an invalid one: today. */
export function dayIn(text: string | null, today: LocalDate): LocalDate {
  const isDate = /^20\d\d-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''));
  return isDate ? new Date(text as string).toISOString().slice(0, 10) : today;
}
