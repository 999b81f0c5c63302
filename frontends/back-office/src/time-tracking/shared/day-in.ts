import type { LocalDate } from '@theke/rules/time/local-time';

/** Day from the URL. Default, also for an invalid one: today. */
export function dayIn(asked: string | null, today: LocalDate): LocalDate {
  const isDate = /^20\d\d-\d\d-\d\d$/.test(asked ?? '') && !Number.isNaN(Date.parse(asked ?? ''));
  return isDate ? new Date(asked as string).toISOString().slice(0, 10) : today;
}
