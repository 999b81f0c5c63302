import type { Branch } from '@theke/contracts/catalog/branch';
import type { PlannedWeek } from '@theke/contracts/time-tracking/working-schedule';
import type { Transaction } from '@theke/kit/database/database';
import { addDays, dateOf, type LocalDate } from '@theke/rules/time/local-time';
import { monthOf } from '@theke/rules/time/months';
import { weekSpan } from '@theke/rules/working-time/plan/week-span';
import { assertClosedMonthsUnchanged } from '../months/assert-closed-months-unchanged.ts';
import { personStore } from '../people/person-store.ts';
import { weekWith } from './planned-week.ts';
import { publishShifts } from './publish-shifts.ts';
import { publishedStore } from './published-store.ts';
import { breaksLaw } from './refused-shift.ts';
import { scheduleStore } from './schedule-store.ts';
import { shiftChanged } from './shift-row.ts';

type Publishing = { branch: Branch; monday: LocalDate; now: Date; id: string };

/**
 * Publishes a week's plan and notifies people whose shifts changed, unless the week is over.
 * @throws Problem 422 BREAKS_LAW, 409 MONTH_CLOSED; then nothing is published
 */
export async function publishWeek(tx: Transaction, { branch, monday, now, id }: Publishing): Promise<PlannedWeek> {
  scheduleStore.lock(tx, branch.id);
  const span = weekSpan(branch.timeZone, monday);
  const unpublished = await publishedStore.unpublished(tx, branch.id, span);
  const week = await weekWith(tx, branch, monday, { ...unpublished, now });
  const breaches = week.warnings.filter(({ severity }) => severity === 'breach').length;
  if (breaches > 0) throw breaksLaw(breaches);
  if (week.drafts + week.removed === 0) return week;

  const changes = [...unpublished.drafts, ...unpublished.removed];
  const affected = [...new Set(changes.flatMap(({ was, has }) => [was ?? [], has ?? []].flat()))].toSorted();
  const owing = [...(await personStore.findMany(tx, affected)).values()];
  // One day earlier, because months use each person's time zone.
  const since = monthOf(addDays(dateOf(Math.min(...changes.map((one) => one.since.getTime()))), -1));
  const published = await assertClosedMonthsUnchanged(tx, owing, { now, since }, () =>
    publishedStore.publish(tx, unpublished),
  );
  tx.publish(...published.map(shiftChanged));
  if (span.until > now.toISOString() && affected.length > 0) {
    await publishShifts(tx, { branch, monday, people: affected, id });
  }
  return { ...week, drafts: 0, removed: 0 };
}
