import { daysFrom } from '@theke/rules/working-time/calendar';
import type { z } from 'zod';

const maxDays = 366;

/** Hint of day fields in queries. */
export const dayHint = { hint: 'Bitte geben Sie einen Tag wie 2026-11-21 an.' };

/** Validates a range of days, both included. Returns a German message if it ends before it begins or exceeds a year. */
export function faultOfDays(first: string, last: string): string | undefined {
  // Calculated without listing the days, because invalid days may be thousands of years apart.
  const days = daysFrom(first, last) + 1;
  if (days < 1) return '„Bis“ liegt vor „Von“. Bitte geben Sie einen späteren Tag an.';
  return days > maxDays ? 'Der Zeitraum ist zu lang. Bitte wählen Sie höchstens ein Jahr.' : undefined;
}

/** Adds the validation error of a range, if any. @param field the name of the last day */
export function checkDays(first: string, last: string, field: string, context: z.RefinementCtx): void {
  const message = faultOfDays(first, last);
  if (message) context.addIssue({ code: 'custom', path: [field], message, params: { code: 'OUT_OF_RANGE' } });
}
