import type { TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { monthOf } from '@theke/rules/time/months';
import { countryOfRegion } from '@theke/rules/working-time/public-holidays';
import { retainedUntil } from '@theke/rules/working-time/retention-years';
import { monthStore, toWire } from '../months/month-store.ts';
import { todayIn } from '../people/find-zone.ts';
import { nameOf, type Person } from '../people/person-store.ts';
import { bookedByDay } from './booked-by-day.ts';
import { computeTimeSheet } from './compute-time-sheet.ts';
import { readWorkFacts, type WorkFacts } from './work-facts.ts';

type Range = { from: LocalDate; to: LocalDate };

/** A person's sheet in wire format, with closed months. */
export async function readSheet(tx: Transaction, person: Person, range: Range, now: Date): Promise<TimeSheet> {
  const [facts, closed] = await Promise.all([
    readWorkFacts(tx, person, range, now),
    monthStore.between(tx, person.id, monthOf(range.from), monthOf(range.to)),
  ]);
  const booked = await bookedByDay(tx, facts);
  const { days, ...sheet } = computeTimeSheet(facts, range);
  return {
    user: { id: person.id },
    name: nameOf(person),
    ...sheet,
    law: facts.employment ? countryOfRegion(facts.employment.region) : null,
    kept: retentionOf(facts),
    days: days.map((day) => ({ ...day, bookedOn: booked.get(day.date) ?? [] })),
    closed: closed.map(toWire),
  };
}

function retentionOf({ employment, zone, now }: WorkFacts): TimeSheet['kept'] {
  if (!employment) return null;
  const day = employment.endsOn ?? todayIn(zone, now);
  return { day, until: retainedUntil(day, countryOfRegion(employment.region)) };
}
