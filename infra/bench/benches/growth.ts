import { until } from '@theke/kit/testing/until';
import { untilOrderable } from '../../e2e/journeys/demo-shop.ts';
import { type Figure, ms, percent, rate } from '../figures.ts';
import type { WireRequest } from '../load/job.ts';
import { alternate, load } from '../load/load.ts';
import { seedMany } from '../seed-many.ts';
import { openStage, type Stage } from '../stage.ts';

/** Measured rounds of orders. */
const rounds = 3;
/** Size of the grown platform; the small one has one tenant and 10,000 orders. */
const grownTo = { tenants: 1000, products: 10 };

/**
 * Compares a small and a grown embedded platform, requested alternately while the other idles. The audit trail contains
 * every event of the orders.
 */
export async function growth(orders: number): Promise<Figure[]> {
  const stages: Stage[] = [];
  try {
    const small = await openStage('embedded');
    stages.push(small);
    const grown = await openStage('embedded');
    stages.push(grown);
    await Promise.all([seed(small, { tenants: 1, orders: 10_000 }), seed(grown, { ...grownTo, orders })]);
    return [
      await reads('menu reads', small, grown, ({ requests }) => requests.menus, 0.9),
      await reads('order status by its link', small, grown, ({ requests }) => requests.status, 0.9),
      ...(await placed(small, grown)),
      await reads(
        'first page of the history',
        small,
        grown,
        await byStaff([small, grown], '/api/orders?pageSize=25'),
        0.8,
      ),
      await reads(
        'first page of the audit trail',
        small,
        grown,
        await byStaff([small, grown], '/api/logs?pageSize=25'),
      ),
    ];
  } finally {
    for (const stage of stages) await stage.stop();
  }
}

/** Resolves when all services have processed everything. */
async function seed(stage: Stage, counts: Record<string, number>): Promise<void> {
  await seedMany(stage, counts);
  await until(
    'every event to be handled',
    async () => {
      const [row] = await stage.sql<{ open: number }>(
        'bus',
        'select count(*)::int as open from delivery where dead_at is null',
      );
      return row?.open === 0;
    },
    300_000,
  );
  await untilOrderable(stage.platform);
}

/** @param minShare minimum share of the small platform's rate, if there is a target */
async function reads(
  label: string,
  small: Stage,
  grown: Stage,
  createRequest: (stage: Stage) => WireRequest,
  minShare?: number,
): Promise<Figure> {
  const target = (stage: Stage) => ({ port: stage.platform.port, request: createRequest(stage) });
  const [ofSmall, ofGrown] = await alternate({ targets: [target(small), target(grown)], connections: 16, rounds: 24 });
  const share = ofGrown / ofSmall;
  const value = `${percent(share)} of the small platform's rate (${rate(ofGrown)} to ${rate(ofSmall)})`;
  return { label, value, ...(minShare && { aim: percent(minShare), isMet: share >= minShare }) };
}

/**
 * In longer turns, each followed by a wait for its events: otherwise one platform's work would run in the other's turn.
 */
async function placed(small: Stage, grown: Stage): Promise<Figure[]> {
  const results = { small: { perSecond: 0, cost: 0 }, grown: { perSecond: 0, cost: 0 } };
  for (let round = -1; round < rounds; round++)
    for (const [name, stage] of Object.entries({ small, grown }) as [keyof typeof results, Stage][]) {
      const before = await stage.totalCpu();
      const { perSecond, sent } = await load({
        port: stage.platform.port,
        requests: [stage.requests.order],
        connections: 16,
        warmUp: 0,
        seconds: 5,
      });
      await stage.settled();
      if (round < 0) continue; // warm-up: code is compiled and pages are read for the first time
      results[name].perSecond += perSecond / rounds;
      results[name].cost += ((await stage.totalCpu()) - before) / sent / rounds;
    }
  const share = results.grown.perSecond / results.small.perSecond;
  return [
    {
      label: 'orders',
      value: `${percent(share)} of the small platform's rate (${rate(results.grown.perSecond)} to ${rate(results.small.perSecond)})`,
      aim: '90 %',
      isMet: share >= 0.9,
    },
    {
      label: 'CPU time per order, including its consequences',
      value: `${ms(results.grown.cost)} to ${ms(results.small.cost)}`,
    },
  ];
}

/** A request of a logged-in user, per stage. */
async function byStaff(stages: readonly Stage[], path: string): Promise<(stage: Stage) => WireRequest> {
  const cookies = new Map<Stage, string>();
  for (const stage of stages) cookies.set(stage, await stage.platform.login('admin@demo.example'));
  return (stage) => ({
    method: 'GET',
    path,
    headers: { ...stage.requests.menus.headers, cookie: cookies.get(stage) ?? '' },
  });
}
