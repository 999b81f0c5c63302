import { daysFrom } from '@theke/rules/working-time/calendar';
import type { z } from 'zod';

const mostDays = 366;

/** What figures of days are asked for by. */
export const dayHint = { hint: 'Bitte geben Sie einen Tag wie 2026-11-21 an.' };

/** Days, both included, from the first to the last: a year at most. @param field the name of the last one */
export function checkDays(first: string, last: string, field: string, context: z.RefinementCtx): void {
  // Counted and not listed: days that are refused already may lie thousands of years apart.
  const days = daysFrom(first, last) + 1;
  const fail = (message: string) =>
    context.addIssue({ code: 'custom', path: [field], message, params: { code: 'OUT_OF_RANGE' } });
  if (days < 1) fail('„Bis“ liegt vor „Von“. Bitte geben Sie einen späteren Tag an.');
  else if (days > mostDays) fail('Der Zeitraum ist zu lang. Bitte wählen Sie höchstens ein Jahr.');
}
