// Recurring jobs of a service with two replicas, on a real PostgreSQL.
import { afterEach, expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { v7 as uuidv7 } from 'uuid';
import { sample } from '../../testing/sample-service.ts';
import { startForTest } from '../../testing/start-for-test.ts';
import { copies } from '../events/copies.ts';
import { type RunningService, startService } from '../start-service.ts';
import { every, everyTenant } from './every.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** Two replicas with a job every quarter of an hour, and their clock. */
async function twoReplicas() {
  const clock = { now: new Date('2026-11-22T10:07:00Z') };
  const job = { runs: 0, work: async (_: AbortSignal): Promise<void> => undefined };
  const definition = {
    ...sample,
    setup: async (base: Parameters<typeof sample.setup>[0]) => ({
      ...(await sample.setup(base)),
      jobs: [
        every('15 min', {
          name: 'count',
          run: (stopping) => {
            job.runs += 1;
            return job.work(stopping);
          },
        }),
      ],
    }),
  };
  const one = await startForTest(definition, { now: () => clock.now });
  stops.push(one.stop);
  const { bus: _, ...options } = one.options;
  const other: RunningService = await startService(definition, options);
  let isStopped = false;
  const stopOther = async () => {
    if (!isStopped) await other.stop();
    isStopped = true;
  };
  stops.push(stopOther);
  const pass = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  };
  const all = () => Promise.all([one.runJobs(), other.runJobs()]);
  return { one, other: { ...other, stop: stopOther }, job, pass, all };
}

test('runs each time on one replica, and missed times once', async () => {
  const { one, other, job, pass, all } = await twoReplicas();
  await all();
  expect(job.runs).toBe(1);
  pass(7);
  await all();
  expect(job.runs).toBe(1);
  pass(1);
  await other.runJobs();
  await one.runJobs();
  expect(job.runs).toBe(2);
  pass(180);
  await all();
  await all();
  expect(job.runs).toBe(3);
});

test('does not start a job that another replica is still running', async () => {
  const { one, other, job, pass, all } = await twoReplicas();
  const end = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  job.work = () => {
    started.resolve();
    return end.promise;
  };
  const running = one.runJobs();
  await started.promise;
  pass(15);
  await other.runJobs();
  expect(job.runs).toBe(1);
  end.resolve();
  await running;
  pass(15);
  await all();
  expect(job.runs).toBe(2);
});

test('logs a failed job and runs it at its next time', async () => {
  const { one, job, pass } = await twoReplicas();
  job.work = async () => {
    throw new Error('the disk is full');
  };
  await one.runJobs();
  await one.runJobs();
  expect(job.runs).toBe(1);
  expect(one.log.filter(({ level }) => level === 'error')).toMatchObject([{ object: { job: 'count' } }]);
  pass(15);
  await one.runJobs();
  expect(job.runs).toBe(2);
});

test('runs on another replica after the first one lost its connection', async () => {
  const { one, other, job, pass } = await twoReplicas();
  const end = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  job.work = () => {
    started.resolve();
    return end.promise;
  };
  const running = one.runJobs();
  await started.promise;
  await one.sql(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'relay' and datname = current_database()`,
  );
  pass(15);
  job.work = async () => undefined;
  await other.runJobs();
  if (job.runs === 1) await other.runJobs(); // its own connection was closed too
  expect(job.runs).toBe(2);
  end.resolve();
  await running;
});

test('aborts a running job on stop and waits for it', async () => {
  const { other, job, pass } = await twoReplicas();
  const started = Promise.withResolvers<void>();
  let isEnded = false;
  job.work = async (stopping) => {
    const aborted = new Promise((resolve) => stopping.addEventListener('abort', resolve));
    started.resolve();
    await aborted;
    isEnded = true;
  };
  void other.runJobs();
  await started.promise;
  await other.stop();
  expect(isEnded).toBe(true);
  pass(15);
  await other.runJobs();
  expect(job.runs).toBe(1);
});

test('runs a job per tenant for all copied tenants', async () => {
  const served: string[] = [];
  const { subscribes } = sample.contract;
  const tenantCopies = copies({ tenants: tenantChanged });
  const one = await startForTest({
    ...sample,
    contract: {
      ...sample.contract,
      subscribes: { ...subscribes, copies: [...(subscribes.copies ?? []), tenantChanged] },
    },
    setup: async (base: Parameters<typeof sample.setup>[0]) => {
      const parts = await sample.setup(base);
      return {
        ...parts,
        subscriptions: [...parts.subscriptions, ...tenantCopies.subscriptions()],
        jobs: [everyTenant('1 h', { name: 'tidy', run: async (tenant) => void served.push(tenant) })],
      };
    },
  });
  stops.push(one.stop);
  const tenants = [uuidv7(), uuidv7()];
  for (const id of tenants) await one.publish(id, tenantChanged(id, 1, { ...tenantChanged.example, id }));
  await one.publish(uuidv7(), products.events.changed(products.exampleId, 1, products.events.changed.example));
  await one.settled();
  await one.runJobs();
  expect(served).toEqual(tenants.sort());
});
