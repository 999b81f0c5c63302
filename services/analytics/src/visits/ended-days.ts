import { otherName } from '@theke/contracts/analytics/visit-statistics';
import { tenantLock } from '@theke/kit/database/advisory-locks';
import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';

/** Visitor attributes of a day: columns of `visitor_day`, and `known` in `known_day`. */
export const visitorAttributes = [
  'referrer',
  'browser',
  'system',
  'resolution',
  'pixel_ratio',
  'colour_scheme',
  'language',
] as const;
export type VisitorAttribute = (typeof visitorAttributes)[number];

/** Limit of a day's distinct values in the sums, most frequent first; the rest is summed as `other` (STAT-20). */
const maxValues = 200;

const values = visitorAttributes.map((column) => `('${column}', ${column})`).join(', ');

/** SQL: the furthest step of a row's visitor (STAT-16), from the pages viewed that day. */
export const reachedBy = (row: string): string => `(
  select case
    when bool_or(page = 'checkout') and bool_or(page = 'status') then 'status'
    when bool_or(page = 'checkout') then 'checkout'
    when bool_or(page = 'branch') then 'branch'
    else 'page' end
  from visitor_page where visitor_page.day = ${row}.day and visitor_page.visitor = ${row}.visitor)`;

/**
 * Sums the visitors of days before the given one, and deletes their rows (ADR 0021). Each statement sums exactly what
 * it deletes. Replicas may thus run it concurrently, and later visits are added the next time.
 */
export function sumEndedDays(tx: Transaction, before: LocalDate): void {
  tx.query(
    `with gone as (delete from visitor_day where day < $1 returning day, visitor, ${visitorAttributes.join(', ')}),
     summed as (
       insert into visit_day (day, visitors) select day, count(*) from gone group by day order by day
       on conflict (tenant_id, day) do update set visitors = visit_day.visitors + excluded.visitors),
     referring as (
       select day, coalesce(referrer, '') as referrer,
         row_number() over (partition by day order by count(*) desc, referrer) <= ${maxValues} as is_kept
       from gone group by day, referrer),
     flowed as (
       insert into flow_day (day, referrer, reached, visitors)
       select day, case when is_kept then referring.referrer else '${otherName}' end, ${reachedBy('gone')}, count(*)
       from gone join referring using (day)
       where referring.referrer = coalesce(gone.referrer, '') group by 1, 2, 3 order by 1, 2, 3
       on conflict (tenant_id, day, referrer, reached) do update set visitors = flow_day.visitors + excluded.visitors)
     insert into known_day (known, day, value, visitors)
     select known, day, case when place <= ${maxValues} then value else '${otherName}' end, sum(visitors) from (
       select known, day, value, count(*) as visitors,
         row_number() over (partition by known, day order by count(*) desc, value) as place
       from gone cross join lateral (values ${values}) as told(known, value)
       where value is not null group by known, day, value) ranked
     group by 1, 2, 3 order by 1, 2, 3
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

// A sum and a concurrent write would not see each other (ADR 0021), so both take this lock; writes share it. Taken by a
// separate statement, so that the next one sees everything committed before.
const weekLock = tenantLock('step_week');

/** Sums the steps of weeks that ended before the given day, starting with the first week not summed yet (ADR 0021). */
export function sumEndedWeeks(tx: Transaction, before: LocalDate): void {
  tx.query(`select pg_advisory_xact_lock(${weekLock})`, [], 'ended-weeks-lock');
  tx.query(
    `insert into step_week (week, from_page, to_page, count)
     select date_trunc('week', day)::date, from_page, to_page, sum(count) from step_day
     where day < date_trunc('week', $1::date)
       and day >= coalesce((select max(week) + 7 from step_week), '-infinity')
     group by 1, 2, 3 order by 1, 2, 3 on conflict do nothing`,
    [before],
    'ended-weeks-sum',
  );
}

/** Invalidates weekly sums after a late write; the next run starts there. */
export function forgetSummedWeeks(tx: Transaction, from: LocalDate): void {
  tx.query(`select pg_advisory_xact_lock_shared(${weekLock})`, [], 'ended-weeks-lock-shared');
  tx.query(`delete from step_week where week >= date_trunc('week', $1::date)`, [from], 'ended-weeks-forget');
}
