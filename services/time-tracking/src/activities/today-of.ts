import type { Today } from '@theke/contracts/time-tracking/pressed';
import type { Transaction } from '@theke/kit/database/database';
import { addDays, instantOf, startOf } from '@theke/rules/time/local-time';
import { judgedAs } from '@theke/rules/working-time/laws/agreed-work';
import { breakDue } from '@theke/rules/working-time/laws/break-due';
import { daysSpan } from '@theke/rules/working-time/plan/week-span';
import { workOf } from '@theke/rules/working-time/work-spans';
import { dayOf } from '../day-of.ts';
import { employmentStore } from '../employments/employment-store.ts';
import { todayIn } from '../people/zone-of.ts';
import { publishedStore } from '../schedules/published-store.ts';
import { activityStore } from './activity-store.ts';

/** What somebody sees of their day beside the buttons: as it was published, as they worked, and when a break is due (TIME-03, TIME-09). */
export async function todayOf(
  tx: Transaction,
  { person, zone, now }: { person: string; zone: string; now: Date },
): Promise<Today> {
  const today = todayIn(zone, now);
  const yesterday = addDays(today, -1);
  const [shifts, activities, employment] = await Promise.all([
    publishedStore.ofPeople(tx, [person], daysSpan(zone, yesterday, 2)),
    activityStore.ofPerson(tx, person, new Date(instantOf(zone, startOf(yesterday)))),
    employmentStore.find(tx, person),
  ]);
  const at = now.toISOString();
  const known = activities.filter(({ state }) => state !== 'end-missing');
  // Over midnight it belongs to the day on which it began (TIME-08): whoever works still sees that day.
  const isOfDay = ({ startAt, endAt }: { startAt: string; endAt: string | null }) =>
    endAt === null || dayOf(zone, startAt) === today;
  const shift = shifts.find(({ endAt }) => endAt > at) ?? shifts.findLast((one) => dayOf(zone, one.startAt) === today);
  const isNear = shift && (shift.startAt <= at || dayOf(zone, shift.startAt) === today);
  const due = employment && breakDue(known, { ...judgedAs(employment), zone, publicHolidays: new Set(), now: at });
  return {
    shift:
      shift && isNear
        ? { startAt: shift.startAt, endAt: shift.endAt, pauseMinutes: shift.pauseMinutes, role: shift.role }
        : null,
    worked: workOf(known.filter(isOfDay), at).map(({ from, to }) => ({
      startAt: new Date(from).toISOString(),
      endAt: new Date(to).toISOString(),
    })),
    breakDue: due ? { by: due.by, minutes: due.minutes } : null,
  };
}
