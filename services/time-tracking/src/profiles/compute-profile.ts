import type { WorkedActivityOnWire } from '@theke/contracts/time-tracking/working-activity';
import type { LocalDate } from '@theke/rules/time/local-time';
import type { WorkedActivity } from '@theke/rules/working-time/activity';
import type { PlannedShift } from '@theke/rules/working-time/plan/planned-shift';
import { computeSheet } from '@theke/rules/working-time/sheet';
import { dayOf } from '../day-of.ts';
import { changeDay } from './days-of.ts';

type Activity = WorkedActivity & Pick<WorkedActivityOnWire, 'state'>;
type Looking = { zone: string; now: string };

const noProfile = { shifts: 0, plannedSeconds: 0, aheadSeconds: 0, workedSeconds: 0 };
const noWork = { activities: 0, seconds: 0, pauseSeconds: 0, endsMissing: 0 };
export const none = { profile: noProfile, work: noWork };

const withoutMissingEnd = (all: readonly Activity[]) => all.filter(({ state }) => state !== 'end-missing');

/** Activities as of an instant: later ones are removed, and those that ended later are running. */
const asOf = (all: readonly Activity[], at: string): Activity[] =>
  all
    .filter(({ startAt }) => startAt <= at)
    .map((one) => (one.endAt !== null && one.endAt > at ? { ...one, endAt: null } : one));

/**
 * Planned and worked time by the day on which it began (STAT-07).
 * @param looking `now` separates past from future shifts, `until` cuts worked time; both ISO instants
 */
export function computeProfile(
  shifts: readonly PlannedShift[],
  activities: readonly Activity[],
  { zone, now, until }: Looking & { until: string },
): Map<LocalDate, typeof noProfile> {
  const found = new Map<LocalDate, typeof noProfile>();
  for (const { startAt, endAt, pauseMinutes } of shifts) {
    const seconds = Math.floor((Date.parse(endAt) - Date.parse(startAt)) / 1_000) - pauseMinutes * 60;
    changeDay(found, dayOf(zone, startAt), noProfile, ({ shifts: count, plannedSeconds, aheadSeconds }) => ({
      shifts: count + 1,
      plannedSeconds: plannedSeconds + seconds,
      aheadSeconds: aheadSeconds + (startAt >= now ? seconds : 0),
    }));
  }
  const { days } = computeSheet(withoutMissingEnd(asOf(activities, until)), { zone, now: until });
  for (const { date, seconds } of days) changeDay(found, date, noProfile, () => ({ workedSeconds: seconds }));
  return found;
}

/** Worked time by the day on which it began, as in sheets (TIME-08). */
export function computeWork(activities: readonly Activity[], { zone, now }: Looking): Map<LocalDate, typeof noWork> {
  const found = new Map<LocalDate, typeof noWork>();
  for (const { startAt, state } of activities)
    changeDay(found, dayOf(zone, startAt), noWork, ({ activities: count, endsMissing }) => ({
      activities: count + 1,
      endsMissing: endsMissing + (state === 'end-missing' ? 1 : 0),
    }));
  for (const { date, seconds, pauseSeconds } of computeSheet(withoutMissingEnd(activities), { zone, now }).days)
    changeDay(found, date, noWork, () => ({ seconds, pauseSeconds }));
  return found;
}
