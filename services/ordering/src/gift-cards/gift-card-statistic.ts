import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { branches } from '@theke/contracts/catalog/branch';
import { readGiftCardSums } from '@theke/contracts/ordering/gift-card-statistic';
import type { Database, Transaction } from '@theke/kit/database/database';
import { kindOf } from '@theke/kit/events/kind-of';
import { type Route, route } from '@theke/kit/http/route';
import { byDay } from '@theke/kit/statistics/days';
import { comparing } from '@theke/kit/statistics/summed';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { fromMoney, money } from '@theke/rules/money/money';

const nothing = { cards: 0, sold: 0, redeemed: 0 };
type Sums = typeof nothing;

/** Sums of gift cards by day (STAT-26). */
export function giftCardStatistic({ db }: { db: Database }): Route {
  const compared = comparing(db);
  return route(readGiftCardSums, async (request) => {
    const { rows, total, previous } = byDay(request.query, await compared(request, sumsByDay), nothing);
    return { rows: rows.map(inDecimals), total: inDecimals(total), previous: inDecimals(previous) };
  });
}

const inDecimals = <S extends Sums>(sums: S): S => ({
  ...sums,
  sold: fromMoney(money(sums.sold)),
  redeemed: fromMoney(money(sums.redeemed)),
});

/** Sums in 1/10,000 of the currency. Days are those of the branch's time zone. */
const sumsByDay = (tx: Transaction, { from, to, branch }: StatisticQuery) =>
  tx.query<{ day: string } & Sums>(
    `select day::text, sum(case kind when 'sold' then 1 when 'reversed' then -1 else 0 end)::int as cards,
       coalesce(sum(amount) filter (where kind in ('sold', 'reversed')), 0)::float8 as sold,
       coalesce(-sum(amount) filter (where kind in ('redeemed', 'returned')), 0)::float8 as redeemed
     from (
       select booking.kind, booking.amount,
         (booking.at at time zone coalesce(nullif(branch.doc ->> 'timeZone', ''), $4))::date as day
       from gift_card_booking as booking
       join gift_card as card on card.id = booking.card_id
       left join orders on orders.id = booking.order_id
       left join copy as branch on branch.kind = $5 and branch.id = coalesce(orders.branch_id, card.branch_id)
       where booking.kind in ('sold', 'reversed', 'redeemed', 'returned')
         and booking.at >= $1::date - 1 and booking.at < $2::date + 2
         and ($3::uuid is null or coalesce(orders.branch_id, card.branch_id) = $3)) as booked
     where day between $1 and $2 group by day order by day`,
    [from, to, branch ?? null, zoneOf({}), kindOf(branches.events.changed.type)],
    'gift-card-statistic',
  );
