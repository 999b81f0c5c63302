import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { usualZone } from '../orders/figure-store.ts';
import type { Step } from './counted-names.ts';
import type { VisitSums } from './visit-sums.ts';
import { VisitorsOfDay } from './visitors-of-day.ts';

/** SQL: rows of a JSON parameter with these columns. */
const rows = (columns: string) => `jsonb_to_recordset($1::jsonb) as visit(${columns})`;

export const visitStore = {
  /** Time zone of the tenant's oldest branch: the smallest id, because ids grow with time. */
  async zone(tx: Transaction): Promise<string> {
    const [row] = await tx.query<{ time_zone: string }>(
      'select time_zone from branch_clock order by id limit 1',
      [],
      'visit-zone',
    );
    return row?.time_zone ?? usualZone;
  },

  /** Returns the day's salt; stores the given one if there is none. */
  async salt(tx: Transaction, day: LocalDate, made: string): Promise<string> {
    tx.query(
      'insert into visit_salt (day, salt) values ($1, $2) on conflict do nothing',
      [day, made],
      'visit-salt-make',
    );
    const [row] = await tx.query<{ salt: string }>('select salt from visit_salt where day = $1', [day], 'visit-salt');
    return row?.salt ?? made;
  },

  /** The day's steps so far. */
  stepsOf: (tx: Transaction, day: LocalDate): Promise<Step[]> =>
    tx.query<Step>('select from_page as "from", to_page as "to" from step_day where day = $1', [day], 'steps-of-day'),

  /** Which of these visitors are counted today, and the number of visitors of each network. */
  async visitorsOf(
    tx: Transaction,
    day: LocalDate,
    visitors: readonly string[],
    networks: readonly string[],
  ): Promise<VisitorsOfDay> {
    const [counted, byNetwork] = await Promise.all([
      tx.query<{ visitor: string }>(
        'select visitor::text from visitor_day where day = $1 and visitor = any($2::bigint[])',
        [day, visitors],
        'visitors-counted',
      ),
      tx.query<{ network: string; visitors: number }>(
        `select network::text, count(*)::int as visitors from visitor_day
         where day = $1 and network = any($2::bigint[]) group by network`,
        [day, networks],
        'visitors-by-network',
      ),
    ]);
    return new VisitorsOfDay(
      counted.map(({ visitor }) => visitor),
      new Map(byNetwork.map(({ network, visitors }) => [network, visitors])),
    );
  },

  /** Reserves entries of a day's log. @returns how many fit within the limit */
  async logs(tx: Transaction, day: LocalDate, entries: number, limit: number): Promise<number> {
    const [row] = await tx.query<{ before: number }>(
      `with before as (select day, logged from visit_salt where day = $1 for update)
       update visit_salt set logged = least(before.logged + $2, $3) from before
       where visit_salt.day = before.day returning before.logged as before`,
      [day, entries, limit],
      'visit-log-count',
    );
    return Math.min(entries, Math.max(0, limit - (row?.before ?? 0)));
  },

  async wereVisited(tx: Transaction, before: LocalDate): Promise<boolean> {
    const [row] = await tx.query<{ known: boolean }>(
      `select exists (select from visit_day where day < $1) or exists (select from visitor_day where day < $1) as known`,
      [before],
      'visited-days',
    );
    return row?.known ?? false;
  },

  /** Deletes the salts of earlier days, which makes their visitors unidentifiable. */
  forgetSalts(tx: Transaction, before: LocalDate): void {
    tx.query('delete from visit_salt where day < $1', [before], 'visit-salts-forget');
  },

  /** Adds a tenant's visits to its daily rows. Rows are locked in key order. */
  add(tx: Transaction, { visitors, hours, pages, steps, events }: VisitSums): void {
    write(
      visitors,
      'visitor-days-add',
      `insert into visitor_day (day, visitor, network, referrer, browser, system, resolution, pixel_ratio, colour_scheme, language)
       select * from ${rows('day date, visitor bigint, network bigint, referrer text, browser text, system text, resolution text, "pixelRatio" text, "colourScheme" text, language text')}
       order by day, visitor
       on conflict (tenant_id, day, visitor) do update set
         referrer = coalesce(visitor_day.referrer, excluded.referrer),
         resolution = coalesce(visitor_day.resolution, excluded.resolution),
         pixel_ratio = coalesce(visitor_day.pixel_ratio, excluded.pixel_ratio),
         colour_scheme = coalesce(visitor_day.colour_scheme, excluded.colour_scheme),
         language = coalesce(visitor_day.language, excluded.language)`,
    );
    write(
      hours,
      'visitor-hours-add',
      `insert into visitor_hour (day, visitor, hour)
       select * from ${rows('day date, visitor bigint, hour smallint')} order by day, visitor, hour on conflict do nothing`,
    );
    write(
      pages,
      'visitor-pages-add',
      `insert into visitor_page (day, visitor, page, views)
       select * from ${rows('day date, visitor bigint, name text, count int')} order by day, visitor, name
       on conflict (tenant_id, day, visitor, page) do update set views = visitor_page.views + excluded.views`,
    );
    write(
      steps,
      'steps-add',
      `insert into step_day (day, from_page, to_page, count)
       select * from ${rows('day date, "from" text, "to" text, count int')} order by day, "from", "to"
       on conflict (tenant_id, day, from_page, to_page) do update set count = step_day.count + excluded.count`,
    );
    write(
      events,
      'event-days-add',
      `insert into event_day (day, name, count)
       select * from ${rows('day date, name text, count int')} order by day, name
       on conflict (tenant_id, day, name) do update set count = event_day.count + excluded.count`,
    );

    function write(sums: ReadonlyMap<string, object>, name: string, text: string): void {
      if (sums.size > 0) tx.query(text, [JSON.stringify([...sums.values()])], name);
    }
  },
};
