import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { demoSecret } from '@theke/kit/config';
import { inDatabase } from '@theke/kit/database/layout';
import { until } from '@theke/kit/testing/until';
import { freePort } from '@theke/local-servers/free-port';
import { findRabbitmq } from '@theke/local-servers/rabbitmq';
import { serviceNames } from '@theke/topology/topology';
import pg from 'pg';
import { innenstadt, margheritaDraft, otherBranch } from '../../e2e/journeys/demo-shop.ts';
import { changeEntry } from '../../e2e/journeys/staff-calls.ts';
import { root } from '../../tools/local/checkout.ts';
import { type Figure, percent, rate } from '../figures.ts';
import type { WireRequest } from '../load/job.ts';
import { load } from '../load/load.ts';
import { type CpuGroup, cpuGroup } from '../machine/cpu-group.ts';
import type { Stage } from '../stage.ts';

/** CPU share of one core per replica: even two of each service fit on the machine, as if each had its own core. */
const share = 0.1;
const connections = 16;
const seconds = 10;
/** In ms. */
const sampleInterval = 5;

/**
 * Measures orders per second of a distributed platform with one and with two replicas of each service, each limited to
 * a CPU share, and how long orders of two branches on different replicas wait for each other's locks.
 */
export async function replicas(stage: Stage): Promise<Figure[]> {
  const orders = await ordersOfTwoBranches(stage);
  const groups: CpuGroup[] = [];
  const limitCpu = (pid: number) => {
    const group = cpuGroup(`theke-bench-${groups.length}`, share);
    groups.push(group);
    group.add(pid);
  };
  const second: ChildProcess[] = [];
  try {
    const first = stage.direct('ordering', orders[0]).port;
    // Without a limit yet: uncompiled code would look like a missing replica.
    await sendOrders(stage, first, orders);
    for (const service of serviceNames) for (const pid of stage.platform.findProcesses(service)) limitCpu(pid);
    const ofOne = {
      one: await perSecond(stage, [first], [orders[0]]),
      two: await perSecond(stage, [first], orders),
    };
    const started = await Promise.all(
      serviceNames.map(async (service) => {
        const replica = await startReplica(stage, service);
        second.push(replica.child);
        return [service, replica.port] as const;
      }),
    );
    const ports = new Map<string, number>(started);
    await sendOrders(stage, ports.get('ordering') ?? 0, orders);
    for (const { pid = 0 } of second) limitCpu(pid);
    const replicaPorts = [first, ports.get('ordering') ?? 0];
    const ofTwo = {
      one: await perSecond(stage, replicaPorts, [orders[0]]),
      two: await perSecond(stage, replicaPorts, orders),
    };
    await stage.settled();
    const waits = await lockWaits(stage, async () => {
      const loads = await Promise.all(
        replicaPorts.map((port, index) => sendOrders(stage, port, orders.slice(index, index + 1))),
      );
      return loads.reduce((sum, { sent }) => sum + sent, 0);
    });
    const compared = (label: string, one: number, two: number): Figure => ({
      label,
      value: `${percent(two / one)} of the rate with one (${rate(two)} to ${rate(one)})`,
      aim: '100 %',
      isMet: two >= one,
    });
    return [
      compared('orders of one branch, two replicas of each service', ofOne.one, ofTwo.one),
      compared('orders of two branches, two replicas of each service', ofOne.two, ofTwo.two),
      { label: 'waits for a lock, two branches, each on a separate replica', ...waits },
    ];
  } finally {
    for (const child of second) child.kill('SIGKILL');
    await stage.platform.stop();
    for (const group of groups) await group.remove();
  }
}

/** One order for each of two branches that are always open. */
async function ordersOfTwoBranches({ platform, requests }: Stage): Promise<[WireRequest, WireRequest]> {
  const [{ id: first }, { id: other }] = await Promise.all([innenstadt(platform), otherBranch(platform)]);
  const cookie = await platform.login('admin@demo.example');
  const hours = [{ type: 'daily', from: '00:00', to: '24:00' }];
  await changeEntry(platform, cookie, `/api/branches/${other}`, { openingHours: hours });
  const order = requests.order;
  const body = order.body?.replace(first, other);
  const draft = { ...(await margheritaDraft(platform)), branch: other };
  await until('the other branch to accept orders', async () => {
    const { status, text } = await platform.call('POST', '/api/orders', { body: draft });
    if (status !== 201) throw new Error(text);
    return true;
  });
  return [order, { ...order, ...(body === undefined ? {} : { body }) }];
}

async function startReplica({ databaseUrl, platform }: Stage, service: string) {
  const broker = await findRabbitmq(join(platform.dataDir, 'rabbitmq'));
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'services', service, 'src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: databaseUrl,
      BUS_URL: broker?.url,
      FILES_DIR: join(platform.dataDir, 'files'),
      THEKE_SECRET: demoSecret,
      RATE_LIMIT_ORDERS: '0',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => line === `listening on ${port}` && resolve());
    child.once('exit', (code) => reject(new Error(`the second replica of ${service} ended with ${code}`)));
  });
  return { child, port };
}

/** Orders per second, past the gateway, distributed over replicas, after pending events are processed. */
async function perSecond(stage: Stage, ports: readonly number[], orders: readonly WireRequest[]): Promise<number> {
  await stage.settled();
  const loads = await Promise.all(ports.map((port) => sendOrders(stage, port, orders, connections / ports.length)));
  return loads.reduce((sum, one) => sum + one.perSecond, 0);
}

const sendOrders = (stage: Stage, port: number, orders: readonly WireRequest[], clients = connections / 2) =>
  load({
    port,
    requests: orders.map((order) => stage.direct('ordering', order).request),
    connections: clients,
    warmUp: 3,
    seconds,
  });

/** How often a sample of ordering's sessions, taken every few ms during `run`, finds one waiting for another's lock. */
async function lockWaits(stage: Stage, run: () => Promise<number>): Promise<Pick<Figure, 'value' | 'aim' | 'isMet'>> {
  const client = new pg.Client({ connectionString: inDatabase(stage.databaseUrl, 'postgres') });
  await client.connect();
  const waitsByQuery = new Map<string, number>();
  let samples = 0;
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      const { rows } = await client.query<{ waiting: string }>(
        `select wait_event || ': ' || left(query, 60) as waiting from pg_stat_activity
         where wait_event_type = 'Lock' and datname like '%ordering'`,
      );
      samples += 1;
      for (const { waiting } of rows) waitsByQuery.set(waiting, (waitsByQuery.get(waiting) ?? 0) + 1);
      await wait(sampleInterval);
    }
  })();
  const orders = await run().finally(async () => {
    isOver = true;
    await sampling;
    await client.end();
  });
  const max = [...waitsByQuery].sort(([, a], [, b]) => b - a).map(([waiting, times]) => `${times} ${waiting}`);
  const count = [...waitsByQuery.values()].reduce((sum, times) => sum + times, 0);
  return {
    value: `${count} in ${samples.toLocaleString('en-US')} samples, ${Math.round(orders)} orders${max.length > 0 ? `: ${max.join('; ')}` : ''}`,
    aim: 'none',
    isMet: count === 0,
  };
}
