import { type DayRange, daysBefore } from '@theke/contracts/analytics/statistic';
import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';

/** What is known of a day's visitors: the columns of `visitor_day`. */
export type Known = 'referrer' | 'browser' | 'system' | 'resolution' | 'pixel_ratio' | 'colour_scheme';

const whole = (range: DayRange): [LocalDate, LocalDate] => [daysBefore(range).from, range.to];

export const visitStatisticStore = {
  visitorDays: (tx: Transaction, range: DayRange) =>
    tx.query<{ day: LocalDate; visitors: number }>(
      'select day::text, count(*)::int as visitors from visitor_day where day between $1 and $2 group by day',
      whole(range),
      'statistic-visitors',
    ),
  viewDays: (tx: Transaction, range: DayRange) =>
    tx.query<{ day: LocalDate; views: number }>(
      'select day::text, sum(views)::int as views from visitor_page where day between $1 and $2 group by day',
      whole(range),
      'statistic-views',
    ),
  pages: (tx: Transaction, { from, to }: DayRange) =>
    tx.query<{ page: string; views: number; visitors: number }>(
      `select page, sum(views)::int as views, count(*)::int as visitors from visitor_page
       where day between $1 and $2 group by page order by views desc, page`,
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
  steps: (tx: Transaction, { from, to }: DayRange) =>
    tx.query<{ from: string; to: string; count: number }>(
      `select from_page as "from", to_page as "to", sum(count)::int as count from step_day
       where day between $1 and $2 group by 1, 2 order by 3 desc, 1, 2`,
      [from, to],
      'statistic-steps',
    ),
  hours: (tx: Transaction, { from, to }: DayRange) =>
    tx.query<{ weekday: number; hour: number; visitors: number }>(
      `select extract(isodow from day)::int as weekday, hour, count(*)::int as visitors from visitor_hour
       where day between $1 and $2 group by 1, 2 order by 1, 2`,
      [from, to],
      'statistic-visitor-hours',
    ),
  /** Most visitors first; the column is one of ours. */
  shares: (tx: Transaction, known: Known, { from, to }: DayRange) =>
    tx.query<{ value: string; visitors: number }>(
      `select ${known} as value, count(*)::int as visitors from visitor_day
       where day between $1 and $2 and ${known} is not null group by 1 order by 2 desc, 1`,
      [from, to],
      `statistic-${known}`,
    ),
};
