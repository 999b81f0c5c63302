import { listSlots, type OpeningRules, type Slot } from '@theke/rules/hours/opening-hours';
import { addDays, isoWeekday, type LocalDate } from '@theke/rules/time/local-time';

const dayMinutes = 24 * 60;
/** How many days ahead dated entries are published. */
const daysAhead = 180;
const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Times = { readonly opens: string; readonly closes: string };

const clock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * Times in schema.org's notation: a closing time before the opening time is on the next day; a whole day ends at
 * 23:59.
 */
const toTimes = ({ from, to }: Slot): Times => ({
  opens: clock(from),
  closes: from === 0 && to === dayMinutes ? '23:59' : clock(to % dayMinutes),
});

/**
 * Assigns slots to days relative to their own; a slot of a day or longer is split, because schema.org has one day per
 * entry.
 */
const splitByDay = ({ from, to }: Slot): { daysLater: number; slot: Slot }[] =>
  to - from < dayMinutes
    ? [{ daysLater: 0, slot: { from, to } }]
    : [
        { daysLater: 0, slot: { from, to: dayMinutes } },
        { daysLater: 1, slot: { from: 0, to: to - dayMinutes } },
      ].filter(({ slot }) => slot.from < slot.to);

const specification = (times: Times) => ({ '@type': 'OpeningHoursSpecification', ...times });

/** Weekly opening hours: one entry per time of day, with its days. */
export function weekData(rules: OpeningRules, today: LocalDate): object[] {
  const usual = rules?.filter(({ type }) => type !== 'once');
  const monday = addDays(today, 1 - isoWeekday(today));
  const days = new Map<string, { times: Times; dayOfWeek: string[] }>();
  for (const index of names.keys())
    for (const { daysLater, slot } of listSlots(usual, addDays(monday, index)).flatMap(splitByDay)) {
      const times = toTimes(slot);
      const name = names[(index + daysLater) % 7] ?? names[0];
      const entry = days.get(JSON.stringify(times)) ?? { times, dayOfWeek: [] };
      if (!entry.dayOfWeek.includes(name)) entry.dayOfWeek.push(name);
      days.set(JSON.stringify(times), entry);
    }
  return [...days.values()].map(({ times, dayOfWeek }) => ({ ...specification(times), dayOfWeek }));
}

/** Future dates with exceptional hours; a closed day has the same opening and closing time. */
export function datedData(rules: OpeningRules, today: LocalDate): object[] {
  const last = addDays(today, daysAhead);
  const dates = (rules ?? []).flatMap(({ type, date }) => (type === 'once' && date ? [date] : []));
  return [...new Set(dates)]
    .filter((date) => date >= today && date <= last)
    .toSorted()
    .flatMap((date) => {
      const slots = listSlots(rules, date)
        .flatMap(splitByDay)
        .map(({ daysLater, slot }) => ({ day: addDays(date, daysLater), times: toTimes(slot) }));
      const entries = slots.length > 0 ? slots : [{ day: date, times: { opens: '00:00', closes: '00:00' } }];
      return entries.map(({ day, times }) => ({ ...specification(times), validFrom: day, validThrough: day }));
    });
}
