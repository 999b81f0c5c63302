import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import { addMonths, monthOf, monthSpan } from '@theke/rules/time/months';
import { mondayOf } from '@theke/rules/working-time/calendar';
import { statisticsMessages } from '../statistics-messages.de.ts';
import type { Days } from './compared-days.ts';

const messages = statisticsMessages.presets;

/** Frequently used ranges; current ones end today. */
export function presetsOf(today: LocalDate): readonly (Days & { label: string })[] {
  const month = monthOf(today);
  const monday = mondayOf(today);
  const last = (days: number) => ({ from: addDays(today, 1 - days), to: today });
  return [
    { label: messages.today, from: today, to: today },
    { label: messages.yesterday, from: addDays(today, -1), to: addDays(today, -1) },
    { label: messages.week, from: monday, to: today },
    { label: messages.lastWeek, from: addDays(monday, -7), to: addDays(monday, -1) },
    { label: messages.days(7), ...last(7) },
    { label: messages.days(28), ...last(28) },
    { label: messages.days(90), ...last(90) },
    { label: messages.month, from: `${month}-01`, to: today },
    { label: messages.lastMonth, ...monthSpan(monthOf(addMonths(`${month}-01`, -1))) },
    { label: messages.year, from: `${today.slice(0, 4)}-01-01`, to: today },
  ];
}
