import type { Branch } from '@theke/contracts/catalog/branch';
import { absenceKindLabels, dayHalfLabels, type StoredAbsence } from '@theke/contracts/time-tracking/absence';
import type { Transaction } from '@theke/kit/database/database';
import { calendarText, type DayEvent, type TimedEvent } from '@theke/rules/calendar-feed/calendar-text';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { addDays } from '@theke/rules/time/local-time';
import { absenceStore } from '../absences/absence-store.ts';
import { copied } from '../copies.ts';
import { findZone, todayIn } from '../people/find-zone.ts';
import type { Person } from '../people/person-store.ts';
import { publishedStore } from '../schedules/published-store.ts';
import type { Shift } from '../schedules/shift-row.ts';

/** Days of the past and of the future that a calendar contains. */
const pastDays = 31;
const comingDays = 400;

/** Published shifts and approved absences of a person as iCalendar (TIME-28). */
export async function personCalendar(tx: Transaction, person: Person, now: Date): Promise<string> {
  const today = todayIn(await findZone(tx, person), now);
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const [shifts, absences] = await Promise.all([
    publishedStore.findByPeople(tx, [person.id], { from: ago(pastDays), until: ago(-comingDays) }),
    absenceStore.open(tx, person.id, addDays(today, -pastDays)),
  ]);
  const branches = await copied.stores.branches.findMany(tx, [...new Set(shifts.map(({ branch }) => branch.id))]);
  return calendarText({
    name: 'Meine Dienste',
    timed: shifts.map((shift) => toEvent(shift, branches.get(shift.branch.id))),
    days: absences.filter(({ state }) => state === 'approved').map(toDays),
    at: now.getTime(),
  });
}

function toEvent(
  { id, version, startAt, endAt, pauseMinutes, role, note }: Shift,
  branch: Branch | undefined,
): TimedEvent {
  const { name = '', street = '', zipCode = '', city = '' } = branch ?? {};
  const pause = pauseMinutes > 0 && `${pauseMinutes} Min. Pause`;
  return {
    id: `dienst-${id}@theke`,
    sequence: version,
    start: Date.parse(startAt),
    end: Date.parse(endAt),
    zone: zoneOf(branch ?? {}),
    summary: [role || 'Dienst', name].filter(Boolean).join(', '),
    description: [pause, note].filter(Boolean).join('\n'),
    location: [name, street, `${zipCode} ${city}`.trim()].filter(Boolean).join(', '),
  };
}

/** A sick leave is only "Abwesend": calendars are shared with others more easily than a personal page. */
function toDays({ id, version, kind, from, to, half }: StoredAbsence): DayEvent {
  const label = kind === 'sick' ? 'Abwesend' : absenceKindLabels[kind];
  return {
    id: `abwesenheit-${id}@theke`,
    sequence: version,
    from,
    to,
    summary: half ? `${label} (${dayHalfLabels[half]})` : label,
  };
}
