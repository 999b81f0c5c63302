import { until } from '@theke/kit/testing/until';
import { type Figure, latency, ms } from '../figures.ts';
import { load } from '../load/load.ts';
import { percentile } from '../load/percentile.ts';
import type { Stage } from '../stage.ts';

const perSecond = 50;
/** In ms. */
const aims = {
  embedded: { latency: { p99: 40 }, lag: { p50: 5, p99: 60 } },
  distributed: { latency: undefined, lag: { p50: 12, p99: 80 } },
};

/** Sends 50 orders per second regardless of earlier responses, and measures when each was in the audit trail. */
export async function steadyOrders(stage: Stage): Promise<Figure[]> {
  await stage.settled();
  const [start = { now: '' }] = await stage.sql<{ now: string }>('ordering', 'select now()::text');
  const before = await stage.cpu();
  const found = await load({
    port: stage.platform.port,
    requests: [stage.requests.order],
    connections: 64,
    rate: perSecond,
    warmUp: 3,
    seconds: 20,
  });
  await stage.settled();
  const after = await stage.cpu();
  const cost = (after.platform - before.platform + after.database - before.database) / found.sent;
  const lags = await eventLags(stage, start.now);
  const [p50, p99] = [percentile(lags, 0.5), percentile(lags, 0.99)];
  const aim = aims[stage.layout];
  return [
    {
      label: `latency at ${perSecond} orders/s`,
      value: latency(found),
      ...(aim.latency && { aim: `p99 ${ms(aim.latency.p99)}`, isMet: found.p99 <= aim.latency.p99 }),
    },
    {
      label: `CPU time per order at ${perSecond}/s, including its consequences`,
      value: ms(cost),
    },
    {
      label: `event lag at ${perSecond} orders/s, commit to handled`,
      value: `${latency({ p50, p99 })} (${lags.length} events)`,
      aim: latency(aim.lag),
      isMet: p50 <= aim.lag.p50 && p99 <= aim.lag.p99,
    },
  ];
}

/** Time in ms from an order's commit to that of its audit trail entry, by the server's commit timestamps. */
async function eventLags(stage: Stage, since: string): Promise<number[]> {
  type Commit = { id: string; at: number };
  const committed = (of: string) => `extract(epoch from pg_xact_commit_timestamp(${of}.xmin))::float8 * 1000 as at`;
  const placed = await stage.sql<Commit>(
    'ordering',
    `select id, ${committed('orders')} from orders where placed_at >= $1`,
    [since],
  );
  const auditTimes = await until('the audit trail to contain every order', async () => {
    const lines = await stage.sql<Commit>(
      'identity',
      `select subject as id, ${committed('audit_log')} from audit_log where type = 'ordering.order-placed.v2' and at >= $1`,
      [since],
    );
    return lines.length >= placed.length && new Map(lines.map(({ id, at }) => [id, at]));
  });
  return placed.map(({ id, at }) => (auditTimes.get(id) ?? Number.NaN) - at);
}
