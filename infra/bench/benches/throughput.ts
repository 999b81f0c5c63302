import { type Figure, formatLoad, ms, percent } from '../figures.ts';
import type { Load, WireRequest } from '../load/job.ts';
import { load } from '../load/load.ts';
import type { Stage } from '../stage.ts';
import type { LowerBounds } from './lower-bounds.ts';

/** Clients that send the next request after each response: the maximum throughput. */
const clients = 16;
/** Seconds until the order code is compiled; before that, an order takes a quarter longer. */
const secondsToCompile = 20;

/** Menu reads and orders per second through the gateway, and their cost. */
export async function throughput(stage: Stage, floors?: LowerBounds): Promise<Figure[]> {
  const run = (request: WireRequest, warmUp: number, seconds: number) =>
    load({ port: stage.platform.port, requests: [request], connections: clients, warmUp, seconds });
  const menus = await run(stage.requests.menus, 3, 6);
  const init = await run(stage.requests.init, 3, 6);
  await run(stage.requests.order, 0, secondsToCompile);
  await stage.settled();
  const before = await stage.cpu();
  const orders = await run(stage.requests.order, 2, 10);
  const costAtAnswer = await stage.cpu();
  await stage.settled();
  const after = await stage.cpu();
  const subtract = (from: Cost, to: Cost): Cost => ({
    platform: (to.platform - from.platform) / orders.sent,
    database: (to.database - from.database) / orders.sent,
    broker: (to.broker - from.broker) / orders.sent,
  });
  const isEmbedded = stage.layout === 'embedded';
  const toAnswer = subtract(before, costAtAnswer);
  const totalCost = subtract(before, after);

  return [
    { label: 'menu reads', value: formatLoad(menus) },
    { label: 'inits of a branch page', value: formatLoad(init) },
    { label: 'orders', value: formatLoad(orders) },
    {
      label: 'CPU time per order until the response, at capacity',
      value: parts(toAnswer),
      ...(isEmbedded ? toAim(2.5, toAnswer) : {}),
    },
    {
      label: 'CPU time per order, including its consequences',
      value: parts(totalCost),
      ...toAim(isEmbedded ? 5 : 7, totalCost),
    },
    ...(floors
      ? [
          share('menu reads, share of bare Node HTTP', menus, floors.bare.menus, 0.4),
          share('inits, share of bare Node HTTP', init, floors.bare.init, 0.4),
          share('orders, share of direct inserts', orders, floors.inserts, 0.3),
        ]
      : []),
  ];
}

type Cost = Awaited<ReturnType<Stage['cpu']>>;

const total = ({ platform, database, broker }: Cost): number => platform + database + broker;

const parts = (cost: Cost): string =>
  `${ms(total(cost))} (Node ${ms(cost.platform)}, PostgreSQL ${ms(cost.database)}${cost.broker > 0 ? `, RabbitMQ ${ms(cost.broker)}` : ''})`;

const toAim = (max: number, cost: Cost) => ({ aim: ms(max), isMet: total(cost) <= max });

function share(label: string, found: Load, floor: Load, minShare: number): Figure {
  const part = found.perSecond / floor.perSecond;
  return { label, value: percent(part), aim: percent(minShare), isMet: part >= minShare };
}
