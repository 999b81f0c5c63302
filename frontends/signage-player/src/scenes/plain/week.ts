import { listSlots, type OpeningRules, type Slot, weeklySlots } from '@theke/rules/hours/opening-hours';
import {
  addDays,
  clockText,
  dateOf,
  isoWeekday,
  type LocalDate,
  localTime,
  weekdayOf,
} from '@theke/rules/time/local-time';
import { shortDate } from '../parts/local-clock.ts';
import { sceneMessages } from '../scene-messages.de.ts';

const messages = sceneMessages.openingHours;
const minute = 60_000;
const wholeDay = 24 * 60;
/** How many days ahead changed hours are announced. */
const daysAhead = 28;
const maxChanges = 4;

/** No line breaks around the dash. */
const dash = '\u2060–\u2060';

/** "11:00–14:30, 17:00–22:00" */
function hoursText(slots: readonly Slot[]): string {
  if (slots.length === 0) return messages.closed;
  if (slots.length === 1 && slots[0]?.from === 0 && slots[0].to === wholeDay) return messages.aroundTheClock;
  const end = (to: number) => (to === wholeDay ? '24:00' : clockText(to * minute));
  return slots.map(({ from, to }) => `${clockText(from * minute)}${dash}${end(to)}`).join(', ');
}

export type WeekDay = {
  readonly date: LocalDate;
  readonly name: string;
  readonly hours: string;
  readonly isToday: boolean;
  /** A dated entry replaces the usual hours. */
  readonly isChanged: boolean;
};

const isDated = (rules: OpeningRules, date: LocalDate): boolean =>
  (rules ?? []).some((rule) => rule.type === 'once' && rule.date === date);

/** Monday to Sunday of the current week, with its dated entries. */
export function weekOf(rules: OpeningRules, zone: string, now: number): WeekDay[] {
  const today = dateOf(localTime(zone, now));
  const monday = addDays(today, 1 - isoWeekday(today));
  return [0, 1, 2, 3, 4, 5, 6].map((ahead) => {
    const date = addDays(monday, ahead);
    const hours = hoursText(weeklySlots(rules, date, today));
    return { date, name: weekdayOf(date), hours, isToday: date === today, isChanged: isDated(rules, date) };
  });
}

/** Days with other hours after this week, at most four weeks ahead: `{ day: "Do., 24. Dezember", hours }`. */
export function changedDays(rules: OpeningRules, zone: string, now: number): { day: string; hours: string }[] {
  const today = dateOf(localTime(zone, now));
  const [nextMonday, last] = [addDays(today, 8 - isoWeekday(today)), addDays(today, daysAhead)];
  const dates = (rules ?? []).flatMap(({ type, date }) => (type === 'once' && date ? [date] : []));
  return [...new Set(dates)]
    .filter((date) => date >= nextMonday && date <= last)
    .sort()
    .slice(0, maxChanges)
    .map((date) => ({ day: shortDate(date), hours: hoursText(listSlots(rules, date)) }));
}
