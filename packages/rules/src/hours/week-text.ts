import { addDays, clockText, dateOf, isoWeekday, localTime, weekdayOf } from '../time/local-time.ts';
import { type OpeningRules, type Slot, weeklySlots } from './opening-hours.ts';

const minute = 60_000;
const dayMinutes = 1_440;
/** With more closed days than this, they are not called rest days. */
const maxRestDays = 2;

function slotsText(slots: readonly Slot[], isRestDay: boolean): string {
  if (slots.length === 0) return isRestDay ? 'Ruhetag' : 'geschlossen';
  if (slots.length === 1 && slots[0]?.from === 0 && slots[0].to === dayMinutes) return 'rund um die Uhr';
  const end = (to: number) => (to === dayMinutes ? '24:00' : clockText(to * minute));
  return slots.map(({ from, to }) => `${clockText(from * minute)}–${end(to)}`).join(', ');
}

/**
 * Opening hours of the current week in one line, from Monday, in the words of the shop: "Montag bis Freitag
 * 11:00–22:00; Samstag 11:00–24:00; Sonntag Ruhetag". Dated entries count in their own week (HOURS-09). Undefined
 * without any.
 */
export function weekText(rules: OpeningRules, zone: string, now: Date): string | undefined {
  const today = dateOf(localTime(zone, now.getTime()));
  const monday = addDays(today, 1 - isoWeekday(today));
  const dates = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const everyWeek = rules?.filter(({ type }) => type !== 'once');
  const resting = dates.filter((date) => weeklySlots(everyWeek, date, today).length === 0);
  const days = dates.map((date) => ({ date, slots: weeklySlots(rules, date, today) }));
  if (days.every(({ slots }) => slots.length === 0)) return undefined;
  const groups: { first: string; last: string; hours: string }[] = [];
  for (const { date, slots } of days) {
    const hours = slotsText(slots, resting.length <= maxRestDays && resting.includes(date));
    const [name, group] = [weekdayOf(date), groups.at(-1)];
    if (group?.hours === hours) group.last = name;
    else groups.push({ first: name, last: name, hours });
  }
  if (groups.length === 1)
    return groups[0]?.hours === 'rund um die Uhr' ? groups[0].hours : `täglich ${groups[0]?.hours}`;
  return groups
    .map(({ first, last, hours }) => `${first === last ? first : `${first} bis ${last}`} ${hours}`)
    .join('; ');
}
