import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import {
  readOrderTimes,
  readPopularItems,
  readRevenue,
  readServiceQuality,
} from '@theke/contracts/analytics/order-statistics';
import type { LocalDate } from '@theke/rules/time/local-time';

/** Beyond so many branches nobody reads a table of them at a glance, and each is a call. */
const mostBranches = 12;

type Days = { today: LocalDate; then: LocalDate; branches: readonly { id: string; name: string }[] };

/** Everything that the page about today shows but the open orders. */
export async function loadToday(api: OfficeApi, { today, then, branches }: Days, signal: AbortSignal) {
  const of = (day: LocalDate, branch?: string) => ({ query: { from: day, to: day, ...(branch && { branch }) } });
  const [hours, hoursThen, revenue, revenueThen, items, quality, ofBranches] = await Promise.all([
    api(readOrderTimes, of(today), signal),
    api(readOrderTimes, of(then), signal),
    api(readRevenue, of(today), signal),
    api(readRevenue, of(then), signal),
    api(readPopularItems, of(today), signal),
    api(readServiceQuality, of(today), signal),
    Promise.all(
      branches.slice(0, mostBranches).map(async ({ id, name }) => {
        const { orders, gross } = (await api(readRevenue, of(today, id), signal)).total;
        return { id, name, orders, gross };
      }),
    ),
  ]);
  const qualityOf = new Map(quality.rows.map(({ branch, ...sums }) => [branch, sums]));
  return {
    hours: hours.rows,
    hoursThen: hoursThen.rows,
    revenue: revenue.total,
    revenueThen: revenueThen.total,
    items,
    quality: quality.total,
    branches: ofBranches.map((branch) => ({ ...branch, quality: qualityOf.get(branch.id) })),
  };
}
export type Today = Awaited<ReturnType<typeof loadToday>>;
