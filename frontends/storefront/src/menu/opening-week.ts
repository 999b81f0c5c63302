import type { Branch } from '@theke/contracts/catalog/branch';
import { weeklySlots } from '@theke/rules/hours/opening-hours';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { addDays, clockText, dateOf, localTime, weekdayOf } from '@theke/rules/time/local-time';
import { messages } from '../messages.de.ts';

export type Day = { label: string; hours: string; isToday: boolean };

const minute = 60_000;

function hoursText(slots: readonly { from: number; to: number }[]): string {
  if (slots.length === 0) return messages.menu.closedDay;
  if (slots.length === 1 && slots[0]?.from === 0 && slots[0].to === 1440) return messages.menu.aroundTheClock;
  const end = (to: number) => (to === 1440 ? '24:00' : clockText(to * minute));
  return slots.map(({ from, to }) => `${clockText(from * minute)}–${end(to)}`).join(', ');
}

/**
 * The next seven days' opening hours, today first, days alike joined ("Montag bis Freitag"). Dated entries count only in
 * the current ISO week (HOURS-09).
 */
export function openingWeek(branch: Branch, now: Date): Day[] {
  const today = dateOf(localTime(zoneOf(branch), now.getTime()));
  const days = Array.from({ length: 7 }, (_, ahead) => {
    const date = addDays(today, ahead);
    const hours = hoursText(weeklySlots(branch.openingHours, date, today));
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
