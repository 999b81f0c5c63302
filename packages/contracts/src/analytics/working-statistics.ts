import { z } from 'zod';
import { statistic, statisticQuery } from './statistic.ts';

const count = z.int();
/**
 * Whole seconds, rounded nowhere (TIME-08). An activity whose end nobody knows adds none and is counted in `endsMissing`; one that runs
 * is counted until now.
 */
const worked = { activities: count, seconds: count, pauseSeconds: count, endsMissing: count };

/**
 * What was worked on each day, by the clock of the branch, an activity on the day on which it began. Of the branches that the
 * caller leads: what one of few worked on a day is no business of others (TIME-10).
 */
export const readWorkingActivities = statistic({
  name: 'readWorkingActivityStatistic',
  path: '/statistics/working-activities',
  summary: 'Gearbeitete Zeit je Tag',
  needs: 'working-statistics.read',
  query: statisticQuery,
  row: z.object({ day: z.iso.date(), ...worked }),
  total: z.object(worked),
});

/** Whole seconds without pauses, real ones where the clock changes; `openSeconds` of them nobody has taken yet. */
const planned = { shifts: count, seconds: count, pauseSeconds: count, openSeconds: count };

/**
 * What is planned for each day, as people know it: a plan that was changed counts once it is published again (ADR 0022). A shift counts on the day
 * on which it begins, by the clock of the branch. Of the branches that the caller leads (TIME-10).
 */
export const readWorkingSchedules = statistic({
  name: 'readWorkingScheduleStatistic',
  path: '/statistics/working-schedules',
  summary: 'Geplante Zeit je Tag, wie sie veröffentlicht ist',
  needs: 'working-statistics.read',
  query: statisticQuery,
  row: z.object({ day: z.iso.date(), ...planned }),
  total: z.object(planned),
});

/**
 * When it was worked, without pauses: whole seconds by weekday (1 is Monday) and hour of the branch's clock, of the activities that began on these days. What
 * goes on over midnight is in the hours of the day after. Of the branches that the caller leads (TIME-10).
 */
export const readWorkingTimes = statistic({
  name: 'readWorkingTimeStatistic',
  path: '/statistics/working-times',
  summary: 'Gearbeitete Zeit nach Wochentag und Stunde',
  needs: 'working-statistics.read',
  query: statisticQuery,
  row: z.object({ weekday: z.int().min(1).max(7), hour: z.int().min(0).max(23), seconds: count }),
  total: z.object({ seconds: count }),
});

export const workingStatistics = [readWorkingActivities, readWorkingSchedules, readWorkingTimes];
