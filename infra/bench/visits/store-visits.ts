import type { LocalDate } from '@theke/rules/time/local-time';
import type pg from 'pg';

/** Visits of one business in half a year; the caller sets the total number of views. */
export const days = 180;
const pages = 40;
/** Views per visitor. */
const viewsEach = 5;
/** A random index below `of`; low ones are far more frequent, as in reality. */
const one = (of: number) => `floor(random() ^ 2 * ${of})::int`;
const among = (...names: string[]) =>
  `(array[${names.map((name) => `'${name}'`).join(', ')}])[1 + ${one(names.length)}]`;
const consented = (value: string) => `case when random() < 0.5 then ${value} end`;

const createStatements = (visitors: number) => [
  `insert into visitor_day (tenant_id, day, visitor, referrer, browser, system, resolution, pixel_ratio, colour_scheme)
   select $1, $2, visitor, case when random() < 0.4 then 'seite-' || ${one(200)} || '.example' end,
     ${among('Safari', 'Chrome', 'Firefox', 'Samsung Internet', 'Microsoft Edge', 'Opera')},
     ${among('iOS', 'Android', 'Windows', 'macOS', 'Linux')},
     ${consented(`(320 + 10 * ${one(80)}) || ' × ' || (600 + 100 * ${one(5)})`)},
     ${consented(`(1 + ${one(4)})::text`)}, ${consented(among('light', 'dark'))}
   from generate_series(1, ${visitors}) visitor`,
  `insert into visitor_page (tenant_id, day, visitor, page, views)
   select $1, $2, visitor, page, count(*) from (
     select visitor, 'seite-' || ${one(pages)} as page
     from generate_series(1, ${visitors}) visitor, generate_series(1, ${viewsEach})) read
   group by visitor, page`,
  `insert into visitor_hour (tenant_id, day, visitor, hour)
   select distinct $1::uuid, $2::date, visitor, (10 + ${one(13)})::smallint
   from generate_series(1, ${visitors}) visitor, generate_series(1, 2)`,
  `insert into step_day (tenant_id, day, from_page, to_page, count)
   select $1, $2, 'seite-' || a, 'seite-' || b, 1 + ${one(80)}
   from generate_series(1, ${pages}) a, generate_series(1, ${pages}) b`,
  `insert into event_day (tenant_id, day, name, count) select $1, $2, 'event-' || n, 50 from generate_series(1, 12) n`,
  `insert into visit_log (tenant_id, at, id, kind, name, detail, data)
   select $1, $2::date + n * interval '1 millisecond', gen_random_uuid(), 'pageview', 'seite-' || ${one(pages)}, '',
     jsonb_build_object('from', 'seite-' || ${one(pages)})
   from generate_series(1, ${visitors * viewsEach}) n`,
];

/** @returns number of views actually stored, rounded to whole visitors */
export const viewsStored = (views: number): number => countVisitors(views) * viewsEach * days;
const countVisitors = (views: number): number => Math.max(1, Math.round(views / days / viewsEach));

/** Stores a day as the intake leaves it: visitors, pages read with time and order, and reported events. */
export async function storeDay(client: pg.Client, tenant: string, day: LocalDate, views: number): Promise<void> {
  for (const statement of createStatements(countVisitors(views))) await client.query(statement, [tenant, day]);
}
