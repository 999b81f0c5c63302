// Kills the AI service again and again while its provider writes. No job is sent twice, none hangs, and the budget of
// the month is the sum of what the jobs cost.
import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, expect, test } from '@jest/globals';
import type { Generation } from '@theke/contracts/ai/generation';
import { asStaff } from '@theke/kit/testing/callers';
import { request, testSecret } from '@theke/kit/testing/request';
import { until } from '@theke/kit/testing/until';
import { freePort } from '@theke/local-servers/free-port';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { startProviderSimulator } from '../../../services/ai/testing/provider-simulator.ts';
import { between, randomFrom } from '../../fixtures/random.ts';
import { root } from '../../tools/local/checkout.ts';

const server = process.env.THEKE_TEST_POSTGRES_URL;
const kills = 12;
const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
const cleanups: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of cleanups.reverse()) await end();
});

/** The service in a separate process, always on the same port. */
function serviceAt(port: number) {
  let child: ChildProcess | undefined;
  const kill = async () => {
    const exited = new Promise((resolve) => child?.once('exit', resolve));
    if (child?.kill('SIGKILL')) await exited;
    child = undefined;
  };
  cleanups.push(kill);
  return {
    kill,
    async start() {
      const env = {
        PATH: process.env.PATH,
        DATABASE_URL: `${server}/postgres`,
        BUS_URL: `${server}/${prefix}bus`,
        THEKE_SECRET: testSecret,
        THEKE_TEST_DATABASE_PREFIX: prefix,
        AI_PUBLIC_PROVIDERS: 'false',
        PORT: String(port),
        LOG_LEVEL: 'silent',
      };
      child = spawn(process.execPath, ['infra/e2e/chaos/ai-main.ts'], { cwd: root, env, stdio: 'ignore' });
      await until('the service to respond', async () => (await fetch(`http://127.0.0.1:${port}/health/live`)).ok);
    },
  };
}

// AI-07, AI-11
test('no job is paid twice, and none hangs', async () => {
  const owner = new pg.Client({ connectionString: `${server}/postgres` });
  await owner.connect();
  await owner.query(`create database ${prefix}bus`);
  cleanups.push(async () => {
    for (const name of ['bus', 'ai']) await owner.query(`drop database if exists ${prefix}${name} with (force)`);
    await owner.end();
  });
  const provider = await startProviderSimulator();
  cleanups.push(() => provider.stop());
  const random = randomFrom(51);
  provider.always(() => ({
    kind: 'answer',
    json: { texts: ['Ein Text', 'Noch ein Text'] },
    afterMs: between(random, 0, 1_500),
  }));
  const port = await freePort();
  const service = serviceAt(port);
  await service.start();
  const as = asStaff(uuidv7());
  const call = (method: string, path: string, body?: object) =>
    request({ port }, method, `/api/content-ai${path}`, { as, ...(body && { body }) });
  const settings = { address: provider.url, textModel: 'text-l', textInputPrice: 1, textOutputPrice: 4 };
  expect(
    (
      await call('PUT', '/settings', {
        ...settings,
        version: 0,
        isEnabled: true,
        monthlyBudget: 1_000,
        dailyJobs: 1_000,
      })
    ).status,
  ).toBe(200);

  let briefs = 0;
  for (let killed = 0; killed < kills; killed += 1) {
    const starting = Array.from({ length: 4 }, () => {
      briefs += 1;
      // The answer may be lost; the job then exists all the same.
      return call('POST', '/generate/text', {
        use: 'teaser',
        about: 'Unsere Küche',
        brief: `Auftrag-${briefs}.`,
      }).catch(() => undefined);
    });
    const from = provider.received.length;
    await until('some calls to arrive', () => provider.received.length >= from + between(random, 1, 2));
    await service.kill();
    await Promise.all(starting);
    await service.start();
  }

  // A silent process is noticed after 45 seconds, by a timer that looks every half minute.
  const jobs = await until(
    'all jobs to end',
    async () => {
      const { body } = await call('GET', '/generations?pageSize=500');
      const found = body.data as Generation[];
      return found.length > 0 && found.every(({ cost, state }) => cost !== null && state !== 'queued') && found;
    },
    240_000,
  );
  const callsOf = ({ brief }: Generation) => provider.received.filter(({ body }) => body.includes(brief)).length;
  expect(jobs.map(({ state }) => state).filter((state) => state !== 'proposed' && state !== 'failed')).toEqual([]);
  expect(jobs.filter((job) => callsOf(job) > 1)).toEqual([]);
  expect(jobs.filter((job) => job.state === 'proposed' && callsOf(job) !== 1)).toEqual([]);
  const { budget } = (await call('GET', '/availability')).body.data as { budget: { spent: number; reserved: number } };
  const inIntegers = (amount: number | null) => Math.round((amount ?? 0) * 10_000);
  expect(budget.reserved).toBe(0);
  expect(inIntegers(budget.spent)).toBe(jobs.reduce((sum, { cost }) => sum + inIntegers(cost), 0));
  // The kills met running jobs.
  expect(jobs.filter(({ state }) => state === 'failed').length).toBeGreaterThan(0);
  expect(jobs.filter(({ state }) => state === 'proposed').length).toBeGreaterThan(0);
}, 420_000);
