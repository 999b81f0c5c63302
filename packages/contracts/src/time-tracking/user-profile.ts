import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { exampleIds, id, instant, ref } from '../wire.ts';
import { checkDays, dayHint } from './check-days.ts';
import { sheetDay } from './sheet-day.ts';

/** Both days are included. Default for `user`: the caller. */
const dayRange = {
  user: field(id, 'Person').optional(),
  start: field(sheetDay, 'Von', dayHint),
  end: field(sheetDay, 'Bis', dayHint),
};

const checkDayRange = ({ start, end }: { start: string; end: string }, context: z.RefinementCtx): void =>
  checkDays(start, end, 'end', context);

const count = z.int();
const day = z.iso.date();
const base = { service: 'time-tracking', method: 'GET', needs: 'working-times.read', status: 200 } as const;
const replyOf = <R extends z.ZodRawShape>(sums: R) => ({
  kind: 'data' as const,
  schema: z.object({
    user: field(ref, 'Person'),
    name: field(z.string(), 'Name', { personal: true }),
    /** All days, oldest first. */
    rows: z.array(z.object({ day, ...sums })),
    total: z.object(sums),
    /** Sum of the same number of days before. */
    previous: z.object(sums),
  }),
});

/** Whole seconds, without pauses. `aheadSeconds`: the planned time that begins at `now` or later. */
const profile = { shifts: count, plannedSeconds: count, aheadSeconds: count, workedSeconds: count };

/**
 * Published shifts of a person and their work until `now`, by start day in the time zone of their first branch
 * (STAT-07). Default for `now`: the server's clock, which is also the maximum for worked time. Access to others' data
 * is logged (TIME-10).
 */
export const readUserProfile = endpoint({
  ...base,
  name: 'readUserProfileStatistic',
  path: '/statistics/user-profile',
  summary: 'Eine Person: geplante und gearbeitete Zeit je Tag',
  query: z.strictObject({ ...dayRange, now: field(instant, 'Jetzt').optional() }).superRefine(checkDayRange),
  reply: replyOf(profile),
  example: {
    query: { user: exampleIds.user, start: '2026-11-01', now: '2026-11-21T12:00:00.000Z', end: '2026-11-30' },
  },
});

/** An activity with an unknown end adds no time and counts in `endsMissing`; a running one counts until now. */
const worked = { activities: count, seconds: count, pauseSeconds: count, endsMissing: count };

/** A person's work per day (STAT-07, TIME-08). Access to others' data is logged (TIME-10). */
export const readUserProfileWorkingActivities = endpoint({
  ...base,
  name: 'readUserProfileWorkingActivityStatistic',
  path: '/statistics/user-profile-working-activities',
  summary: 'Eine Person: Aktivitäten je Tag',
  query: z.strictObject(dayRange).superRefine(checkDayRange),
  reply: replyOf(worked),
  example: { query: { user: exampleIds.user, start: '2026-11-01', end: '2026-11-21' } },
});

export const userProfileEndpoints = [readUserProfile, readUserProfileWorkingActivities] as const;
