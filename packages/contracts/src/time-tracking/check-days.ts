import { daysFrom } from '@theke/rules/working-time/calendar';
import type { z } from 'zod';

const maxDays = 366;

/** What figures of days are asked for by. */
export const dayHint = { hint: 'Bitte geben Sie einen Tag wie 2026-11-21 an.' };

/** What is wrong with a range of days, both included, in German: it ends before it begins, or is longer than a year. */
export function faultOfDays(first: string, last: string): string | undefined {
  // Counted and not listed: days that are refused already may lie thousands of years apart.
  const days = daysFrom(first, last) + 1;
  if (days < 1) return '„Bis“ liegt vor „Von“. Bitte geben Sie einen späteren Tag an.';
  return days > maxDays ? 'Der Zeitraum ist zu lang. Bitte wählen Sie höchstens ein Jahr.' : undefined;
}

/** Refuses such a range. @param field the name of the last day */
export function checkDays(first: string, last: string, field: string, context: z.RefinementCtx): void {
  const message = faultOfDays(first, last);
  if (message) context.addIssue({ code: 'custom', path: [field], message, params: { code: 'OUT_OF_RANGE' } });
}
