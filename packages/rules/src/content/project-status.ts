import type { LocalDate } from '../time/local-time.ts';

export type ProjectStatus = 'planned' | 'in-progress' | 'completed';

type Dated = { readonly startDate?: LocalDate | null; readonly endDate?: LocalDate | null };

/**
 * Status on the tenant's current day (PROJECT-02); on its last day a project is still running. Undefined without a
 * start.
 */
export function projectStatus({ startDate, endDate }: Dated, today: LocalDate): ProjectStatus | undefined {
  if (!startDate) return undefined;
  if (startDate > today) return 'planned';
  return !endDate || endDate >= today ? 'in-progress' : 'completed';
}

/** Labels on a project. */
export const statusTexts = {
  planned: 'in Vorbereitung',
  'in-progress': 'laufend',
  completed: 'abgeschlossen',
} as const satisfies Record<ProjectStatus, string>;

/** Labels in the filter of a list. */
export const statusFilters = { 'in-progress': 'Laufend', completed: 'Abgeschlossen' } as const;

const year = (date: LocalDate) => date.slice(0, 4);

/**
 * "2026" if both years are equal, else "2024 - 2027" (CONTENT-08); "ab 2026" without an end; undefined without a start.
 */
export function yearsText({ startDate, endDate }: Dated): string | undefined {
  if (!startDate) return undefined;
  if (!endDate) return `ab ${year(startDate)}`;
  return year(startDate) === year(endDate) ? year(startDate) : `${year(startDate)} - ${year(endDate)}`;
}

/** "02.10.2026" */
export const dayDateText = (date: LocalDate): string => date.slice(0, 10).split('-').toReversed().join('.');

export const booleanText = (value: boolean): string => (value ? 'Ja' : 'Nein');
