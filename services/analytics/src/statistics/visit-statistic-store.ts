import type { DayRange } from '@theke/contracts/analytics/statistic';
import type { ReachedStep } from '@theke/contracts/analytics/visit-statistics';
import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { type Known, reachedBy } from '../visits/ended-days.ts';

/** Days that have ended are sums; of those that have not, visitors are counted (ADR 0112). */
export const visitStatisticStore = {
  visitorDays: (tx: Transaction, { from, to }: DayRange) =>
    tx.query<{ day: LocalDate; visitors: number }>(
      `select day::text, sum(visitors)::int as visitors from (
         select day, visitors from visit_day where day between $1 and $2
         union all select day, count(*) from visitor_day where day between $1 and $2 group by day) days
       group by day`,
      [from, to],
      'statistic-visitors',
    ),
  viewDays: (tx: Transaction, { from, to }: DayRange) =>
    tx.query<{ day: LocalDate; views: number }>(
      `select day::text, sum(views)::int as views from (
         select day, views from page_day where day between $1 and $2
         union all select day, views from visitor_page where day between $1 and $2) pages
       group by day`,
      [from, to],
      'statistic-views',
    ),
  pages: (tx: Transaction, { from, to }: DayRange) =>
    tx.query<{ page: string; views: number; visitors: number }>(
      `select page, sum(views)::int as views, sum(visitors)::int as visitors from (
         select page, views, visitors from page_day where day between $1 and $2
         union all select page, views, 1 from visitor_page where day between $1 and $2) pages
       group by page order by 2 desc, page`,
      [from, to],
      'statistic-pages',
    ),
  events: (tx: Transaction, { from, to }: DayRange) =>
    tx.query<{ name: string; count: number }>(
      `select name, sum(count)::int as count from event_day where day between $1 and $2
       group by name order by 2 desc, name`,
      [from, to],
      'statistic-events',
    ),
  /** Whole weeks by their sums, the other days by themselves (ADR 0139). */
  steps: (tx: Transaction, { from, to }: DayRange) =>
    tx.query<{ from: string; to: string; count: number }>(
      `select from_page as "from", to_page as "to", sum(count)::int as count from (
         select from_page, to_page, count from step_week where week between $1 and $2::date - 6
         union all select from_page, to_page, count from step_day where day = any(array(
           select day::date from generate_series($1::date, $2::date, interval '1 day') day
           where not exists (
             select from step_week
             where week = date_trunc('week', day)::date and week between $1 and $2::date - 6)))) steps
       group by 1, 2 order by 3 desc, 1, 2`,
      [from, to],
      'statistic-steps',
    ),
  flow: (tx: Transaction, { from, to }: DayRange) =>
    tx.query<{ referrer: string; reached: ReachedStep; visitors: number }>(
      `select referrer, reached, sum(visitors)::int as visitors from (
         select referrer, reached, visitors from flow_day where day between $1 and $2
         union all select coalesce(referrer, ''), ${reachedBy('visitor_day')}, 1 from visitor_day
           where day between $1 and $2) flows
       group by referrer, reached order by 3 desc, 1, 2`,
      [from, to],
      'statistic-flow',
    ),
  hours: (tx: Transaction, { from, to }: DayRange) =>
    tx.query<{ weekday: number; hour: number; visitors: number }>(
      `select extract(isodow from day)::int as weekday, hour, sum(visitors)::int as visitors from (
         select day, hour, visitors from hour_day where day between $1 and $2
         union all select day, hour, 1 from visitor_hour where day between $1 and $2) hours
       group by 1, 2 order by 1, 2`,
      [from, to],
      'statistic-visitor-hours',
    ),
  /** Most visitors first; the column is one of ours. */
  shares: (tx: Transaction, known: Known, { from, to }: DayRange) =>
    tx.query<{ value: string; visitors: number }>(
      `select value, sum(visitors)::int as visitors from (
         select value, visitors from known_day where known = '${known}' and day between $1 and $2
         union all select ${known}, 1 from visitor_day where day between $1 and $2 and ${known} is not null) shares
       group by value order by 2 desc, value`,
      [from, to],
      `statistic-${known}`,
    ),
};
