import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import { addMonths, monthOf, monthSpan } from '@theke/rules/time/months';
import { mondayOf } from '@theke/rules/working-time/calendar';
import { statisticsMessages } from '../statistics-messages.de.ts';
import type { Days } from './compared-days.ts';

const words = statisticsMessages.presets;

/** The days that are asked for most; those that go on end today. */
export function presetsOf(today: LocalDate): readonly (Days & { label: string })[] {
  const month = monthOf(today);
  const last = (days: number) => ({ from: addDays(today, 1 - days), to: today });
  return [
    { label: words.today, from: today, to: today },
    { label: words.yesterday, from: addDays(today, -1), to: addDays(today, -1) },
    { label: words.week, from: mondayOf(today), to: today },
    { label: words.days(7), ...last(7) },
    { label: words.days(28), ...last(28) },
    { label: words.days(90), ...last(90) },
    { label: words.month, from: `${month}-01`, to: today },
    { label: words.lastMonth, ...monthSpan(monthOf(addMonths(`${month}-01`, -1))) },
    { label: words.year, from: `${today.slice(0, 4)}-01-01`, to: today },
  ];
}
