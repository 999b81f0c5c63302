import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { readReservations } from '@theke/contracts/ordering/reservation-statistic';
import type { Database, Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import { byDay } from '@theke/kit/statistics/days';
import { comparing } from '@theke/kit/statistics/summed';

const nothing = { reservations: 0, guests: 0, walkIns: 0, noShows: 0, canceled: 0 };
type Row = { day: string } & typeof nothing;

/** Counts reservations by business day (RESV-16). */
export function reservationStatistic({ db }: { db: Database }): Route {
  const compared = comparing(db);
  return route(readReservations, async (request) => byDay(request.query, await compared(request, countByDay), nothing));
}

const countByDay = (tx: Transaction, { from, to, branch }: StatisticQuery): Promise<Row[]> =>
  tx.query<Row>(
    `select day::text, count(*) filter (where is_held)::int as reservations,
       coalesce(sum(guests) filter (where is_held and status <> 'no-show'), 0)::int as guests,
       count(*) filter (where is_held and source = 'walk-in')::int as "walkIns",
       count(*) filter (where status = 'no-show')::int as "noShows",
       count(*) filter (where status = 'canceled')::int as canceled
     from (
       select day, status, status not in ('requested', 'canceled') as is_held, doc ->> 'source' as source,
         (doc ->> 'guests')::int as guests
       from reservation
       where day between $1 and $2 and ($3::uuid is null or branch_id = $3)) as counted
     group by day order by day`,
    [from, to, branch ?? null],
    'reservation-statistic',
  );
