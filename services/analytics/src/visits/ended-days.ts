import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';

/** What is known of a day's visitors: the columns of `visitor_day`, and `known` in `known_day`. */
export const known = ['referrer', 'browser', 'system', 'resolution', 'pixel_ratio', 'colour_scheme'] as const;
export type Known = (typeof known)[number];

const values = known.map((column) => `('${column}', ${column})`).join(', ');

/**
 * Sums the visitors of days before the given one, and deletes their own rows (ADR 0112). In each statement what is deleted is what is
 * summed, so that replicas may do it at once and a visit that comes later yet is added the next time.
 */
export function sumEndedDays(tx: Transaction, before: LocalDate): void {
  tx.query(
    `with gone as (delete from visitor_day where day < $1 returning day, ${known.join(', ')}),
     summed as (
       insert into visit_day (day, visitors) select day, count(*) from gone group by day order by day
       on conflict (tenant_id, day) do update set visitors = visit_day.visitors + excluded.visitors)
     insert into known_day (known, day, value, visitors)
     select known, day, value, count(*) from gone cross join lateral (values ${values}) as told(known, value)
     where value is not null group by known, day, value order by known, day, value
     on conflict (tenant_id, known, day, value) do update set visitors = known_day.visitors + excluded.visitors`,
    [before],
    'ended-visitors-sum',
  );
  tx.query(
    `with gone as (delete from visitor_page where day < $1 returning day, page, views)
     insert into page_day (day, page, views, visitors)
     select day, page, sum(views), count(*) from gone group by day, page order by day, page
     on conflict (tenant_id, day, page) do update set
       views = page_day.views + excluded.views, visitors = page_day.visitors + excluded.visitors`,
    [before],
    'ended-pages-sum',
  );
  tx.query(
    `with gone as (delete from visitor_hour where day < $1 returning day, hour)
     insert into hour_day (day, hour, visitors) select day, hour, count(*) from gone group by day, hour order by day, hour
     on conflict (tenant_id, day, hour) do update set visitors = hour_day.visitors + excluded.visitors`,
    [before],
    'ended-hours-sum',
  );
}
