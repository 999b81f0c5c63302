import type { LocalDate } from '../time/local-time.ts';

export type ProjectStatus = 'planned' | 'in-progress' | 'completed';

type Dated = { readonly startDate?: LocalDate | null; readonly endDate?: LocalDate | null };

/** By the tenant's day (PROJECT-02); on the day of its end a project still runs. Undefined without a start. */
export function projectStatus({ startDate, endDate }: Dated, today: LocalDate): ProjectStatus | undefined {
  if (!startDate) return undefined;
  if (startDate > today) return 'planned';
  return !endDate || endDate >= today ? 'in-progress' : 'completed';
}

/** As a project says it. */
export const statusTexts = {
  planned: 'in Vorbereitung',
  'in-progress': 'laufend',
  completed: 'abgeschlossen',
} as const satisfies Record<ProjectStatus, string>;

/** As the filter of a list says it. */
export const statusFilters = { 'in-progress': 'Laufend', completed: 'Abgeschlossen' } as const;

const year = (date: LocalDate) => date.slice(0, 4);

/** "2026", where both years are equal, else "2024 - 2027" (CONTENT-08); "ab 2026" without an end, nothing without a start. */
export function yearsText({ startDate, endDate }: Dated): string | undefined {
  if (!startDate) return undefined;
  if (!endDate) return `ab ${year(startDate)}`;
  return year(startDate) === year(endDate) ? year(startDate) : `${year(startDate)} - ${year(endDate)}`;
}

/** "02.10.2026" */
export const dayDateText = (date: LocalDate): string => date.slice(0, 10).split('-').toReversed().join('.');

export const booleanText = (value: boolean): string => (value ? 'Ja' : 'Nein');
