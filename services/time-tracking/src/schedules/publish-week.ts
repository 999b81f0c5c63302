import type { Branch } from '@theke/contracts/catalog/branch';
import { schedulesPublished } from '@theke/contracts/time-tracking/schedule-events';
import type { PlannedWeek } from '@theke/contracts/time-tracking/working-schedule';
import type { Transaction } from '@theke/kit/database/database';
import { addDays, dateOf, type LocalDate } from '@theke/rules/time/local-time';
import { monthOf } from '@theke/rules/working-time/calendar';
import { weekSpan } from '@theke/rules/working-time/plan/week-span';
import { known } from '../copies.ts';
import { closedStays } from '../months/closed-stays.ts';
import { personStore } from '../people/person-store.ts';
import { weekWith } from './planned-week.ts';
import { publishedStore } from './published-store.ts';
import { breaksLaw } from './refused-shift.ts';
import { scheduleStore } from './schedule-store.ts';
import { shiftChanged } from './shift-row.ts';

type Publishing = { branch: Branch; monday: LocalDate; now: Date; id: string };

/**
 * What is planned for a week is what people see, and whoever's shifts are others than they knew is told, unless the week is over.
 * @throws Problem 422 BREAKS_LAW, 409 MONTH_CLOSED, and nothing is published
 */
export async function publishWeek(tx: Transaction, { branch, monday, now, id }: Publishing): Promise<PlannedWeek> {
  scheduleStore.hold(tx, branch.id);
  const span = weekSpan(branch.timeZone, monday);
  const unpublished = await publishedStore.unpublished(tx, branch.id, span);
  const week = await weekWith(tx, branch, monday, unpublished);
  const breaches = week.warnings.filter(({ severity }) => severity === 'breach').length;
  if (breaches > 0) throw breaksLaw(breaches);
  if (week.drafts + week.removed === 0) return week;

  const changes = [...unpublished.drafts, ...unpublished.removed];
  const affected = [...new Set(changes.flatMap(({ was, has }) => [was ?? [], has ?? []].flat()))].toSorted();
  const owing = [...(await personStore.findMany(tx, affected)).values()];
  // A day before: months are those of somebody's own clock.
  const since = monthOf(addDays(dateOf(Math.min(...changes.map((one) => one.since.getTime()))), -1));
  const published = await closedStays(tx, owing, { now, since }, () => publishedStore.publish(tx, unpublished));
  tx.publish(...published.map(shiftChanged));
  if (span.until > now.toISOString() && affected.length > 0) {
    const people = await toldOf(tx, affected, span, branch.id);
    if (people.length > 0)
      tx.publish(
        schedulesPublished(id, 1, {
          branch: { id: branch.id, name: branch.name },
          timeZone: branch.timeZone,
          monday,
          people,
        }),
      );
  }
  return { ...week, drafts: 0, removed: 0 };
}

/** Of those who work for the business still: what they have in this branch's week now. */
async function toldOf(
  tx: Transaction,
  people: readonly string[],
  span: { from: string; until: string },
  branch: string,
) {
  const shifts = (await publishedStore.ofPeople(tx, people, span)).filter((shift) => shift.branch.id === branch);
  const found = await known.stores.users.findMany(tx, people);
  return people.flatMap((person) => {
    const user = found.get(person);
    return user?.isActive
      ? [
          {
            user: { id: user.id },
            firstName: user.firstName,
            email: user.email,
            shifts: shifts
              .filter((shift) => shift.user?.id === user.id)
              .map(({ startAt, endAt, pauseMinutes, role, note }) => ({ startAt, endAt, pauseMinutes, role, note })),
          },
        ]
      : [];
  });
}
