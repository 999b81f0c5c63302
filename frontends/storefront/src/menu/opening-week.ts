import type { Branch } from '@theke/contracts/catalog/branch';
import { weeklySlots } from '@theke/rules/hours/opening-hours';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { addDays, clockText, dateOf, localTime, weekdayOf } from '@theke/rules/time/local-time';
import { messages } from '../messages.de.ts';

export type Day = { label: string; hours: string; isToday: boolean };

const minute = 60_000;

/** More days than these without hours are no days of rest: it opens on few, or not at all. */
const mostRestDays = 2;

function hoursText(slots: readonly { from: number; to: number }[], isRestDay: boolean): string {
  if (slots.length === 0) return isRestDay ? messages.menu.restDay : messages.menu.closedDay;
  if (slots.length === 1 && slots[0]?.from === 0 && slots[0].to === 1440) return messages.menu.aroundTheClock;
  const end = (to: number) => (to === 1440 ? '24:00' : clockText(to * minute));
  return slots.map(({ from, to }) => `${clockText(from * minute)}–${end(to)}`).join(', ');
}

/**
 * The next seven days' opening hours, today first, days alike joined ("Montag bis Freitag"). Dated entries count only in
 * the current ISO week (HOURS-09). A day of rest is one of every week; one that is closed once, or for holidays, is none.
 */
export function openingWeek(branch: Branch, now: Date): Day[] {
  const today = dateOf(localTime(zoneOf(branch), now.getTime()));
  const dates = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead));
  const everyWeek = branch.openingHours.filter(({ type }) => type !== 'once');
  const resting = dates.filter((date) => weeklySlots(everyWeek, date, today).length === 0);
  const days = dates.map((date, ahead) => {
    const isRestDay = resting.length <= mostRestDays && resting.includes(date);
    const hours = hoursText(weeklySlots(branch.openingHours, date, today), isRestDay);
    return { name: weekdayOf(date), hours, isToday: ahead === 0 };
  });
  const groups: (typeof days)[] = [];
  for (const day of days) {
    const last = groups.at(-1);
    if (last?.[0] && !last[0].isToday && last[0].hours === day.hours) last.push(day);
    else groups.push([day]);
  }
  return groups.map((group) => {
    const [first, last] = [group[0], group.at(-1)];
    const range = group.length > 1 ? `${first?.name} bis ${last?.name}` : (first?.name ?? '');
    return {
      label: first?.isToday ? `${range}, ${messages.menu.today}` : range,
      hours: first?.hours ?? '',
      isToday: first?.isToday ?? false,
    };
  });
}
