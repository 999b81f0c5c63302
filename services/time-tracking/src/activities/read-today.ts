import type { Today } from '@theke/contracts/time-tracking/pressed';
import type { Transaction } from '@theke/kit/database/database';
import { addDays, instantOf, startOf } from '@theke/rules/time/local-time';
import { mondayOf } from '@theke/rules/working-time/calendar';
import { judgedAs } from '@theke/rules/working-time/laws/agreed-work';
import { breakDue } from '@theke/rules/working-time/laws/break-due';
import { lawWarningText } from '@theke/rules/working-time/laws/law-warning-text';
import { findLawWarnings } from '@theke/rules/working-time/laws/law-warnings';
import { daysSpan } from '@theke/rules/working-time/plan/week-span';
import { workSpans } from '@theke/rules/working-time/work-spans';
import { dayOf } from '../day-of.ts';
import { employmentStore } from '../employments/employment-store.ts';
import { todayIn } from '../people/find-zone.ts';
import { publishedStore } from '../schedules/published-store.ts';
import { holidaysBetween } from '../sheets/balance-facts.ts';
import { activityStore } from './activity-store.ts';

/** A person's current day for the terminal: published shift, worked time and due break (TIME-03, TIME-09). */
export async function readToday(
  tx: Transaction,
  { person, zone, now }: { person: string; zone: string; now: Date },
): Promise<Today> {
  const today = todayIn(zone, now);
  const yesterday = addDays(today, -1);
  // The week, the rest before it, and the Sunday before; averages over months are only in the sheet.
  const since = addDays(mondayOf(yesterday), -8);
  const [shifts, activities, employment] = await Promise.all([
    publishedStore.findByPeople(tx, [person], daysSpan(zone, yesterday, 2)),
    activityStore.findByPerson(tx, person, new Date(instantOf(zone, startOf(since)))),
    employmentStore.find(tx, person),
  ]);
  const at = now.toISOString();
  const withoutMissingEnd = activities.filter(({ state }) => state !== 'end-missing');
  // An activity over midnight belongs to the day on which it began (TIME-08), and stays visible while it runs.
  const isOfDay = ({ startAt, endAt }: { startAt: string; endAt: string | null }) =>
    endAt === null || dayOf(zone, startAt) === today;
  const shift = shifts.find(({ endAt }) => endAt > at) ?? shifts.findLast((one) => dayOf(zone, one.startAt) === today);
  const isNear = shift && (shift.startAt <= at || dayOf(zone, shift.startAt) === today);
  const running = withoutMissingEnd.find(({ endAt }) => endAt === null);
  const day = running ? dayOf(zone, running.startAt) : today;
  const facts = employment && {
    ...judgedAs(employment),
    zone,
    publicHolidays: holidaysBetween(employment, since, today),
    now: at,
  };
  const due = facts && breakDue(withoutMissingEnd, facts);
  const warnings = facts
    ? findLawWarnings(withoutMissingEnd, { ...facts, now: judgedAt(now, running?.startAt), warningsFrom: day }).filter(
        ({ date }) => date === day,
      )
    : [];
  return {
    shift:
      shift && isNear
        ? { startAt: shift.startAt, endAt: shift.endAt, pauseMinutes: shift.pauseMinutes, role: shift.role }
        : null,
    worked: workSpans(withoutMissingEnd.filter(isOfDay), at).map(({ from, to }) => ({
      startAt: new Date(from).toISOString(),
      endAt: new Date(to).toISOString(),
    })),
    breakDue: due ? { by: due.by, minutes: due.minutes } : null,
    warnings: warnings.map((one) => ({ rule: one.rule, severity: one.severity, text: lawWarningText(one) })),
  };
}

/** Judged just after the arrival, so that warnings for it (rest, minors) show at once. */
const judgedAt = (now: Date, came = ''): string =>
  new Date(Math.max(now.getTime(), (Date.parse(came) || 0) + 60_000)).toISOString();
