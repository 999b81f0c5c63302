import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { usualZone } from '../orders/figure-store.ts';

/** A visit as it is counted. `visitor` is a whole number of 63 bits as text. */
export type CountedVisit = {
  day: LocalDate;
  hour: number;
  visitor: string;
  kind: 'device' | 'event' | 'pageview';
  name: string;
  from: string;
  referrer: string | null;
  browser: string | null;
  system: string | null;
  resolution: string | null;
  pixelRatio: string | null;
  colourScheme: string | null;
};

const visits = `rows from (jsonb_to_recordset($1::jsonb) as (day date, hour smallint, visitor bigint, kind text, name text,
  "from" text, referrer text, browser text, system text, resolution text, "pixelRatio" text, "colourScheme" text))
  with ordinality as visit(day, hour, visitor, kind, name, "from", referrer, browser, system, resolution, "pixelRatio",
  "colourScheme", nth)`;
/** What was told first of a visitor's day. */
const first = (column: string) => `(array_agg(${column} order by nth) filter (where ${column} is not null))[1]`;

export const visitStore = {
  /** The clock of the tenant's oldest branch: its ids are as old as they are small. */
  async zone(tx: Transaction): Promise<string> {
    const [row] = await tx.query<{ time_zone: string }>(
      'select time_zone from branch_clock order by id limit 1',
      [],
      'visit-zone',
    );
    return row?.time_zone ?? usualZone;
  },

  /** The day's salt: the one that is there, or the given one. */
  async salt(tx: Transaction, day: LocalDate, made: string): Promise<string> {
    tx.query(
      'insert into visit_salt (day, salt) values ($1, $2) on conflict do nothing',
      [day, made],
      'visit-salt-make',
    );
    const [row] = await tx.query<{ salt: string }>('select salt from visit_salt where day = $1', [day], 'visit-salt');
    return row?.salt ?? made;
  },

  async wereVisited(tx: Transaction, before: LocalDate): Promise<boolean> {
    const [row] = await tx.query<{ known: boolean }>(
      `select exists (select from visit_day where day < $1) or exists (select from visitor_day where day < $1) as known`,
      [before],
      'visited-days',
    );
    return row?.known ?? false;
  },

  /** Nobody can tell any more whose the visits of days before were. */
  forgetSalts(tx: Transaction, before: LocalDate): void {
    tx.query('delete from visit_salt where day < $1', [before], 'visit-salts-forget');
  },

  /** All of one tenant, added to its days. Rows are locked in the order of their keys. */
  add(tx: Transaction, counted: readonly CountedVisit[]): void {
    const values = [JSON.stringify(counted)];
    tx.query(
      `insert into visitor_day (day, visitor, referrer, browser, system, resolution, pixel_ratio, colour_scheme)
       select day, visitor, ${first('referrer')}, max(browser), max(system), ${first('resolution')}, ${first('"pixelRatio"')},
         ${first('"colourScheme"')}
       from ${visits} group by day, visitor order by day, visitor
       on conflict (tenant_id, day, visitor) do update set
         referrer = coalesce(visitor_day.referrer, excluded.referrer),
         resolution = coalesce(visitor_day.resolution, excluded.resolution),
         pixel_ratio = coalesce(visitor_day.pixel_ratio, excluded.pixel_ratio),
         colour_scheme = coalesce(visitor_day.colour_scheme, excluded.colour_scheme)`,
      values,
      'visitor-days-add',
    );
    tx.query(
      `insert into visitor_hour (day, visitor, hour)
       select distinct day, visitor, hour from ${visits} order by day, visitor, hour on conflict do nothing`,
      values,
      'visitor-hours-add',
    );
    tx.query(
      `insert into visitor_page (day, visitor, page, views)
       select day, visitor, name, count(*) from ${visits} where kind = 'pageview'
       group by day, visitor, name order by day, visitor, name
       on conflict (tenant_id, day, visitor, page) do update set views = visitor_page.views + excluded.views`,
      values,
      'visitor-pages-add',
    );
    tx.query(
      `insert into step_day (day, from_page, to_page, count)
       select day, "from", name, count(*) from ${visits} where kind = 'pageview'
       group by day, "from", name order by day, "from", name
       on conflict (tenant_id, day, from_page, to_page) do update set count = step_day.count + excluded.count`,
      values,
      'steps-add',
    );
    tx.query(
      `insert into event_day (day, name, count)
       select day, name, count(*) from ${visits} where kind = 'event' group by day, name order by day, name
       on conflict (tenant_id, day, name) do update set count = event_day.count + excluded.count`,
      values,
      'event-days-add',
    );
  },
};
