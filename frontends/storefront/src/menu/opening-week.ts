import type { Branch } from '@theke/contracts/catalog/branch';
import { type OpeningRules, weeklySlots } from '@theke/rules/hours/opening-hours';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { addDays, clockText, dateOf, type LocalDate, localTime, weekdayOf } from '@theke/rules/time/local-time';
import { messages } from '../messages.de.ts';
import { weekMessages } from './week-messages.de.ts';

export type Day = { label: string; hours: string; isToday: boolean };

const minute = 60_000;

/** With more closed days than this, they are not called rest days. */
const maxRestDays = 2;

/** "11:00–14:30, 17:00–22:00", or that it is closed. */
export function hoursText(slots: readonly { from: number; to: number }[], isRestDay: boolean): string {
  if (slots.length === 0) return isRestDay ? weekMessages.restDay : weekMessages.closedDay;
  if (slots.length === 1 && slots[0]?.from === 0 && slots[0].to === 1440) return weekMessages.aroundTheClock;
  const end = (to: number) => (to === 1440 ? '24:00' : clockText(to * minute));
  return slots.map(({ from, to }) => `${clockText(from * minute)}–${end(to)}`).join(', ');
}

export type WeekDay = { date: LocalDate; name: string; hours: string; isToday: boolean };

/**
 * Hours of the next seven days, today first. Dated entries count only in the current ISO week (HOURS-09). Only days
 * that are closed every week are rest days, not holidays or single closures.
 */
export function weekDays(rules: OpeningRules, zone: string, now: Date): WeekDay[] {
  const today = dateOf(localTime(zone, now.getTime()));
  const dates = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead));
  const everyWeek = rules?.filter(({ type }) => type !== 'once');
  const resting = dates.filter((date) => weeklySlots(everyWeek, date, today).length === 0);
  return dates.map((date) => {
    const isRestDay = resting.length <= maxRestDays && resting.includes(date);
    const hours = hoursText(weeklySlots(rules, date, today), isRestDay);
    return { date, name: weekdayOf(date), hours, isToday: date === today };
  });
}

/** Opening hours of the next seven days; equal days are combined ("Montag bis Freitag"). */
export function openingWeek(branch: Branch, now: Date): Day[] {
  const groups: WeekDay[][] = [];
  for (const day of weekDays(branch.openingHours, zoneOf(branch), now)) {
    const last = groups.at(-1);
    if (last?.[0] && !last[0].isToday && last[0].hours === day.hours) last.push(day);
    else groups.push([day]);
  }
  return groups.map((group) => {
    const [first, last] = [group[0], group.at(-1)];
    const range = group.length > 1 ? weekMessages.days(first?.name ?? '', last?.name ?? '') : (first?.name ?? '');
    return {
      label: first?.isToday ? `${range}, ${messages.today}` : range,
      hours: first?.hours ?? '',
      isToday: first?.isToday ?? false,
    };
  });
}
