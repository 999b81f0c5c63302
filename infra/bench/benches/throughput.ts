import { type Figure, latency, ms, percent, rate } from '../figures.ts';
import type { Load, WireRequest } from '../load/job.ts';
import { load } from '../load/load.ts';
import type { Stage } from '../stage.ts';
import type { Floors } from './floors.ts';

/** Everyone who asks again when answered: how much goes through at most. */
const clients = 16;
/** Seconds until the code of orders is compiled; before it an order takes a quarter more. */
const warmUp = 20;

/** Menu reads and orders a second through the gateway, and what they cost. The aims are the embedded layout's. */
export async function throughput(stage: Stage, floors?: Floors): Promise<Figure[]> {
  const run = (request: WireRequest, warm: number, seconds: number) =>
    load({ port: stage.platform.port, requests: [request], connections: clients, warmUp: warm, seconds });
  const isAimed = stage.layout === 'embedded';
  const aimed = (aim: string, isMet: boolean) => (isAimed ? { aim, isMet } : {});
  const shown = (found: Load) =>
    `${rate(found.perSecond)}  ${latency(found)}  (client ${found.cores.toFixed(2)} cores)`;

  const menus = await run(stage.requests.menus, 3, 6);
  const init = await run(stage.requests.init, 3, 6);
  await stage.settled();
  const before = await stage.cpu();
  const orders = await run(stage.requests.order, warmUp, 10);
  const answered = await stage.cpu();
  await stage.settled();
  const after = await stage.cpu();
  type Part = keyof typeof after;
  const cost = (part: Part) => (answered[part] - before[part]) / orders.sent;
  const rest = (part: Part) => (after[part] - answered[part]) / orders.sent;
  const shared = (each: (part: Part) => number) =>
    `${ms(each('platform') + each('database'))} (Node ${ms(each('platform'))}, PostgreSQL ${ms(each('database'))}${stage.layout === 'distributed' ? `, RabbitMQ ${ms(each('broker'))} besides` : ''})`;

  return [
    { what: 'menu reads', value: shown(menus), ...aimed('6,000/s', menus.perSecond >= 6_000) },
    { what: 'inits of a branch page', value: shown(init) },
    { what: 'orders', value: shown(orders), ...aimed('400/s', orders.perSecond >= 400) },
    {
      what: 'processor time per order, at capacity',
      value: shared(cost),
      ...aimed('4 ms', cost('platform') + cost('database') <= 4),
    },
    { what: 'and for what follows from it, mostly messages', value: shared(rest) },
    ...(floors
      ? [
          { what: 'menu reads to bare Node HTTP', value: percent(menus.perSecond / floors.bare.perSecond) },
          { what: 'orders to straight inserts', value: percent(orders.perSecond / floors.inserts.perSecond) },
        ]
      : []),
  ];
}
