import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import {
  readOrderTimes,
  readPopularItems,
  readRevenue,
  readServiceQuality,
} from '@theke/contracts/analytics/order-statistics';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';

/** Limit of branches in the table; each needs a request. */
const maxBranches = 12;

type Days = { days: StatisticQuery; before: StatisticQuery; branches: readonly { id: string; name: string }[] };

/** Loads everything for the page about today except open orders, with the compared days. */
export async function loadToday(api: OfficeApi, { days, before, branches }: Days, signal: AbortSignal) {
  const [hours, hoursThen, revenue, revenueThen, items, quality, ofBranches] = await Promise.all([
    api(readOrderTimes, { query: days }, signal),
    api(readOrderTimes, { query: before }, signal),
    api(readRevenue, { query: days }, signal),
    api(readRevenue, { query: before }, signal),
    api(readPopularItems, { query: days }, signal),
    api(readServiceQuality, { query: days }, signal),
    Promise.all(
      branches.slice(0, maxBranches).map(async ({ id, name }) => {
        const { orders, gross } = (await api(readRevenue, { query: { ...days, branch: id } }, signal)).total;
        return { id, name, orders, gross };
      }),
    ),
  ]);
  const qualityOf = new Map(quality.rows.map(({ branch, ...sums }) => [branch, sums]));
  return {
    hours: hours.rows,
    hoursThen: hoursThen.rows,
    revenue: revenue.total,
    revenueOfDays: revenue.rows,
    revenueThen: revenueThen.total,
    revenueOfDaysThen: revenueThen.rows,
    items,
    quality: quality.total,
    branches: ofBranches.map((branch) => ({ ...branch, quality: qualityOf.get(branch.id) })),
  };
}
export type Today = Awaited<ReturnType<typeof loadToday>>;
