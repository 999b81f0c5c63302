import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { noTracing } from '../tracing/tracing.ts';
import { every, everyTenant } from './every.ts';
import { startJobs } from './jobs.ts';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-22T10:07:00Z') }));
afterEach(() => void jest.useRealTimers());

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
function started(mode: 'on-time' | 'on-call') {
  const runs: string[] = [];
  const claims: string[] = [];
  const jobs = startJobs({
    service: 'catalog',
    jobs: [every('15 min', { name: 'count', run: async () => void runs.push(new Date().toISOString().slice(11, 16)) })],
    claim: async (_, dueAt) => {
      claims.push(dueAt.toISOString().slice(11, 16));
      return async () => undefined;
    },
    tenants: async () => [],
    now: () => new Date(),
    log: silent,
    tracing: noTracing,
    mode,
  });
  return { jobs, runs, claims };
}

test('runs a job when due, with one claim per time', async () => {
  const { jobs, runs, claims } = started('on-time');
  await jest.advanceTimersByTimeAsync(30 * 60_000);
  expect(runs).toEqual(['10:07', '10:15', '10:30']);
  expect(claims).toEqual(['10:00', '10:15', '10:30']);
  await jobs.stop();
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  expect(runs).toHaveLength(3);
});

test('runs only on request in on-call mode', async () => {
  const { jobs, runs } = started('on-call');
  await jest.advanceTimersByTimeAsync(30 * 60_000);
  expect(runs).toEqual([]);
  await jobs.runDue();
  expect(runs).toEqual(['10:37']);
});

test("continues after a tenant's failure and ends early when the service stops", async () => {
  const served: string[] = [];
  const stopping = new AbortController();
  const { run } = everyTenant('1 h', {
    name: 'tidy',
    async run(tenant) {
      served.push(tenant);
      if (tenant === 'second') throw new Error('the disk is full');
      if (tenant === 'third') stopping.abort();
    },
  });
  await expect(run(stopping.signal, async () => ['first', 'second', 'third', 'fourth'])).rejects.toThrow(
    'tidy failed for 1 tenants',
  );
  expect(served).toEqual(['first', 'second', 'third']);
});
