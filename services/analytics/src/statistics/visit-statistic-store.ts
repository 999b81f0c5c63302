import type { DayRange } from '@theke/contracts/analytics/statistic';
import { otherName, type ReachedStep } from '@theke/contracts/analytics/visit-statistics';
import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { reachedBy, type VisitorAttribute } from '../visits/ended-days.ts';

/** Maximum rows of a statistic; rarer names are summed as `other` (STAT-20). */
const maxRows = 200;

/** The name if its row is within the limit, else `other`. */
const shown = (name: string) => `case when place <= ${maxRows} then ${name} else '${otherName}' end`;

/** Ended days are stored as sums; for the others visitors are counted on read (ADR 0021). */
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
      `select ${shown('page')} as page, sum(views)::int as views, sum(visitors)::int as visitors from (
         select page, sum(views) as views, sum(visitors) as visitors,
           row_number() over (order by sum(views) desc, page) as place
         from (
           select page, views, visitors from page_day where day between $1 and $2
           union all select page, views, 1 from visitor_page where day between $1 and $2) pages
         group by page) ranked
       group by 1 order by 2 desc, 1`,
      [from, to],
      'statistic-pages',
    ),
  events: (tx: Transaction, { from, to }: DayRange) =>
    tx.query<{ name: string; count: number }>(
      `select ${shown('name')} as name, sum(count)::int as count from (
         select name, sum(count) as count, row_number() over (order by sum(count) desc, name) as place
         from event_day where day between $1 and $2 group by name) ranked
       group by 1 order by 2 desc, 1`,
      [from, to],
      'statistic-events',
    ),
  /** Complete weeks from weekly sums, other days from daily rows (ADR 0021). */
  steps: (tx: Transaction, { from, to }: DayRange) =>
    tx.query<{ from: string; to: string; count: number }>(
      `select ${shown('from_page')} as "from", ${shown('to_page')} as "to", sum(count)::int as count from (
         select from_page, to_page, sum(count) as count,
           row_number() over (order by sum(count) desc, from_page, to_page) as place from (
         select from_page, to_page, count from step_week where week between $1 and $2::date - 6
         union all select from_page, to_page, count from step_day where day = any(array(
           select day::date from generate_series($1::date, $2::date, interval '1 day') day
           where not exists (
             select from step_week
             where week = date_trunc('week', day)::date and week between $1 and $2::date - 6)))) steps
         group by from_page, to_page) ranked
       group by 1, 2 order by 3 desc, 1, 2`,
      [from, to],
      'statistic-steps',
    ),
  flow: (tx: Transaction, { from, to }: DayRange) =>
    tx.query<{ referrer: string; reached: ReachedStep; visitors: number }>(
      `select ${shown('referrer')} as referrer, reached, sum(visitors)::int as visitors from (
         select referrer, reached, visitors, dense_rank() over (order by of_referrer desc, referrer) as place from (
           select referrer, reached, sum(visitors) as visitors,
             sum(sum(visitors)) over (partition by referrer) as of_referrer
           from (
             select referrer, reached, visitors from flow_day where day between $1 and $2
             union all select coalesce(referrer, ''), ${reachedBy('visitor_day')}, 1 from visitor_day
               where day between $1 and $2) flows
           group by referrer, reached) summed) ranked
       group by 1, 2 order by 3 desc, 1, 2`,
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
  /** Most visitors first; the column name is one of our constants. */
  shares: (tx: Transaction, attribute: VisitorAttribute, { from, to }: DayRange) =>
    tx.query<{ value: string; visitors: number }>(
      `select ${shown('value')} as value, sum(visitors)::int as visitors from (
         select value, sum(visitors) as visitors, row_number() over (order by sum(visitors) desc, value) as place
         from (
           select value, visitors from known_day where known = '${attribute}' and day between $1 and $2
           union all select ${attribute}, 1 from visitor_day where day between $1 and $2 and ${attribute} is not null) shares
         group by value) ranked
       group by 1 order by 2 desc, 1`,
      [from, to],
      `statistic-${attribute}`,
    ),
};
