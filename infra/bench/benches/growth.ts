import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { until } from '@theke/kit/testing/until';
import { untilOrderable } from '../../journey/demo-shop.ts';
import { root } from '../../local/checkout.ts';
import { type Figure, latency, percent, rate } from '../figures.ts';
import type { Job, Load } from '../load/job.ts';
import { load } from '../load/load.ts';
import { openStage, type Stage } from '../stage.ts';

const rounds = 2;

/** Two embedded platforms side by side, one of them grown; each is loaded in turns while the other idles. */
export async function growth(): Promise<Figure[]> {
  const stages: Stage[] = [];
  try {
    const small = await openStage('embedded');
    stages.push(small);
    const grown = await openStage('embedded');
    stages.push(grown);
    await Promise.all([
      seed(small, ['--tenants', '1', '--orders', '10000']),
      seed(grown, ['--tenants', '1000', '--products', '10', '--orders', '1000000']),
    ]);
    return [
      await compared('menu reads', small, grown, ({ requests }) => ({ requests: [requests.menus] })),
      await compared('orders', small, grown, ({ requests }) => ({ requests: [requests.order] })),
      await compared('order status by its link', small, grown, ({ requests }) => ({ requests: [requests.status] })),
      await historyRead(small, grown),
    ];
  } finally {
    for (const stage of stages) await stage.stop();
  }
}

/** Resolves when everybody has heard of everything. */
async function seed(stage: Stage, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'infra/demo/many/seed-many.ts'), ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: stage.databaseUrl, DATA_DIR: stage.platform.dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the seeding ended with ${code}`);
  await until(
    'every event to be applied',
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

async function compared(
  what: string,
  small: Stage,
  grown: Stage,
  jobOf: (stage: Stage) => Pick<Job, 'requests'>,
): Promise<Figure> {
  const rates = { small: 0, grown: 0 };
  let last: Load | undefined;
  for (let round = 0; round < rounds; round++) {
    for (const name of ['small', 'grown'] as const) {
      const stage = { small, grown }[name];
      const job = { connections: 16, warmUp: round === 0 ? 3 : 1, seconds: 4 };
      last = await load({ ...job, port: stage.platform.port, ...jobOf(stage) });
      rates[name] += last.perSecond;
    }
  }
  const share = rates.grown / rates.small;
  return {
    what,
    value: `${percent(share)} of the small one's rate (${rate(rates.grown / rounds)} to ${rate(rates.small / rounds)})${last ? `, grown: ${latency(last)}` : ''}`,
    aim: '80 %',
    isMet: share >= 0.8,
  };
}

/** A page of the history says how many there are: that is counted, and no aim. */
async function historyRead(small: Stage, grown: Stage): Promise<Figure> {
  const cookies = new Map<Stage, string>();
  for (const stage of [small, grown]) cookies.set(stage, await stage.platform.login('manager@demo.example'));
  const {
    aim: _,
    isMet: __,
    ...figure
  } = await compared('first page of the history', small, grown, (stage) => {
    const { headers } = stage.requests.menus;
    const cookie = cookies.get(stage) ?? '';
    return { requests: [{ method: 'GET', path: '/api/orders?pageSize=25', headers: { ...headers, cookie } }] };
  });
  return figure;
}
