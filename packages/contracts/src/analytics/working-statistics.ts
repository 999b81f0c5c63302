import { z } from 'zod';
import { statistic, statisticQuery } from './statistic.ts';

const count = z.int();
/**
 * Whole seconds, not rounded (TIME-08). An activity with an unknown end adds no time and counts in `endsMissing`. A
 * running activity counts until now.
 */
const worked = { activities: count, seconds: count, pauseSeconds: count, endsMissing: count };

/**
 * Time worked per day in the branch's time zone. An activity counts on the day it began. Only branches that the caller
 * manages: with few people, the hours of a day are personal (TIME-10).
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

/**
 * Whole elapsed seconds without pauses, across clock changes too. `openSeconds`: the part not yet assigned to anyone.
 */
const planned = { shifts: count, seconds: count, pauseSeconds: count, openSeconds: count };

/**
 * Published plan per day; changes to a plan count once it is published again (ADR 0022). A shift counts on the day it
 * begins, in the branch's time zone. Only branches that the caller manages (TIME-10).
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
 * Working time without pauses by weekday (1 is Monday) and hour in the branch's time zone, in whole seconds. Covers
 * activities that began on these days. Time after midnight counts for the next weekday. Only branches that the caller
 * manages (TIME-10).
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
