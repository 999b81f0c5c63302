import { type NotableFact, readNotable } from '@theke/contracts/analytics/notable';
import { type Route, route } from '@theke/kit/http/route';
import type { ServiceBase } from '@theke/kit/service';
import { sumOf } from '@theke/kit/statistics/days';
import { type DayFigures, findNotable, type Notable, notableWeeks } from '@theke/rules/figures/notable';
import { fromMoney, money } from '@theke/rules/money/money';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import { notableStore } from './notable-store.ts';

/** Notable facts of a day (STAT-19). */
export function notableRoutes({ db }: Pick<ServiceBase<unknown>, 'db'>): Route[] {
  return [
    route(readNotable, async ({ tenant, query: { day } }) => {
      const weekdays = Array.from({ length: notableWeeks + 1 }, (_, week) => addDays(day, -7 * week));
      const read = await db.withTenant(tenant, (tx) => notableStore.days(tx, weekdays), { durability: 'relaxed' });
      const [current, ...before] = weekdays.map((one) => figuresOf(read, one));
      return {
        days: before.filter(({ orders }) => orders > 0).length,
        rows: current ? findNotable(current, before).map(inDecimals) : [],
      };
    }),
  ];
}

type Read = Awaited<ReturnType<typeof notableStore.days>>;

/** Figures of a day. */
function figuresOf({ branches, products }: Read, day: LocalDate): DayFigures {
  const rowsOfDay = branches.filter((row) => row.day === day);
  return {
    ...sumOf(rowsOfDay, { orders: 0, gross: 0, lost: 0 }),
    branches: rowsOfDay,
    products: products.filter((row) => row.day === day),
  };
}

const decimal = (sum: number): number => fromMoney(money(sum));

const inDecimals = (found: Notable): NotableFact =>
  found.kind === 'revenue'
    ? { ...found, gross: decimal(found.gross), least: decimal(found.least), most: decimal(found.most) }
    : found;
