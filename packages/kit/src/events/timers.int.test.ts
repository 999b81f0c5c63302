// Timers run once, even if a replica crashes, and not if the transaction that set them was rolled back.
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { sample } from '../../testing/sample-service.ts';
import { startForTest, type TestService } from '../../testing/start-for-test.ts';
import { until } from '../../testing/until.ts';
import { type RunningService, startService } from '../start-service.ts';
import { createImmediateTimers, type ImmediateTimers } from './immediate-timers.ts';
import { clearTimer, setTimer, setTimerOnce, type TimerBatchRun, type TimerRun } from './timers.ts';

type Ring = { tenant: string; subject: string; attempts: number };
let rings: Ring[] = [];
let whenRung: (due: TimerRun) => Promise<void> = async () => undefined;
let choirs: string[][] = [];
let whenSung: (due: TimerBatchRun) => Promise<void> = async () => undefined;
let letGo: () => void = () => undefined;
const hanging = new Promise<void>((resolve) => {
  letGo = resolve;
});
/** Immediate timers of the replica that is started next. */
let prompts: ImmediateTimers = createImmediateTimers();
let clock = new Date('2026-11-21T12:00:00Z');
const ringing = {
  ...sample,
  setup: async (base: Parameters<typeof sample.setup>[0]) => ({
    ...(await sample.setup(base)),
    timers: [
      {
        name: 'ring',
        run: async (due: TimerRun) => {
          const { settle: _, ...ring } = due;
          rings.push(ring);
          await whenRung(due);
        },
      },
      { name: 'hang', run: () => hanging },
      {
        name: 'prompted',
        immediate: prompts,
        run: async (due: TimerRun) => {
          const { settle: _, ...ring } = due;
          rings.push(ring);
          await whenRung(due);
        },
      },
      {
        name: 'choir',
        runMany: async (due: TimerBatchRun) => {
          choirs.push([...due.subjects].sort());
          await whenSung(due);
        },
      },
    ],
  }),
};

let service: TestService<Awaited<ReturnType<typeof ringing.setup>>>;
let replica: RunningService;
const replicaParts = () => replica.parts as typeof service.parts;
beforeAll(async () => {
  service = await startForTest(ringing, { now: () => clock });
  // With its own bus connection, like another process.
  const { bus: _, ...alone } = service.options;
  prompts = createImmediateTimers();
  replica = await startService(ringing, alone);
});
afterAll(async () => {
  await replica.stop();
  await service.stop();
});
beforeEach(() => {
  rings = [];
  choirs = [];
  whenRung = async () => undefined;
  whenSung = async () => undefined;
});

const later = (seconds: number) => new Date(clock.getTime() + seconds * 1_000);
const pass = (seconds: number) => {
  clock = later(seconds);
};
const set = (tenant: string, subject: string, at: Date, name = 'ring') =>
  service.parts.db.withTenant(tenant, async (tx) => setTimer(tx, { name, subject, at }));
const stored = () => service.sql<{ attempts: number }>('select attempts from timer');

test('runs when due, not before, and once, for its tenant', async () => {
  const [tenant, subject] = [uuidv7(), uuidv7()];
  await set(tenant, subject, later(60));
  await service.runTimers();
  expect(rings).toEqual([]);
  pass(60);
  await service.runTimers();
  await service.runTimers();
  expect(rings).toEqual([{ tenant, subject, attempts: 1 }]);
  expect(await stored()).toEqual([]);
});

test('does not run after a rollback or after being cleared', async () => {
  const [tenant, subject] = [uuidv7(), uuidv7()];
  const { db } = service.parts;
  await expect(
    db.withTenant(tenant, async (tx) => {
      setTimer(tx, { name: 'ring', subject: uuidv7(), at: later(0) });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await set(tenant, subject, later(10));
  await db.withTenant(tenant, async (tx) => clearTimer(tx, { name: 'ring', subject }));
  pass(20);
  await service.runTimers();
  expect(rings).toEqual([]);
});

test('retries a failed timer with increasing delay', async () => {
  const [tenant, subject] = [uuidv7(), uuidv7()];
  whenRung = async ({ attempts }) => {
    if (attempts < 3) throw new Error('not yet');
  };
  await set(tenant, subject, later(0));
  await service.runTimers();
  await service.runTimers();
  expect(rings.map(({ attempts }) => attempts)).toEqual([1]);
  pass(5);
  await service.runTimers();
  pass(9);
  await service.runTimers();
  expect(rings.map(({ attempts }) => attempts)).toEqual([1, 2]);
  pass(1);
  await service.runTimers();
  expect(rings.map(({ attempts }) => attempts)).toEqual([1, 2, 3]);
  expect(await stored()).toEqual([]);
});

// A lease lasts 60 s: a timer set for exactly that time is not a lease.
test.each([30, 60])('runs on one of two replicas and keeps a timer set again for %d s later', async (seconds) => {
  const [tenant, subject] = [uuidv7(), uuidv7()];
  whenRung = () => set(tenant, subject, later(seconds));
  await set(tenant, subject, later(0));
  await Promise.all([service.runTimers(), replica.runTimers()]);
  expect(rings).toHaveLength(1);
  expect(await stored()).toEqual([{ attempts: 0 }]);
  whenRung = async () => undefined;
  pass(seconds);
  await Promise.all([service.runTimers(), replica.runTimers()]);
  expect(rings).toHaveLength(2);
});

test('is completed by the handler’s transaction only if that commits, and not if it is set again there', async () => {
  const [tenant, subject] = [uuidv7(), uuidv7()];
  const { db } = service.parts;
  let isBroken = true;
  whenRung = async ({ settle }) =>
    db.withTenant(tenant, async (tx) => {
      settle(tx);
      if (isBroken) throw new Error('not yet');
    });
  await set(tenant, subject, later(0));
  await service.runTimers();
  expect(await stored()).toEqual([{ attempts: 1 }]);
  isBroken = false;
  pass(5);
  await service.runTimers();
  expect(await stored()).toEqual([]);
  whenRung = async ({ settle }) =>
    db.withTenant(tenant, async (tx) => {
      setTimer(tx, { name: 'ring', subject, at: later(60) });
      settle(tx);
    });
  await set(tenant, subject, later(0));
  await service.runTimers();
  expect(await stored()).toEqual([{ attempts: 0 }]);
  await db.withTenant(tenant, async (tx) => clearTimer(tx, { name: 'ring', subject }));
});

test('is retried by another replica a minute after a crash', async () => {
  const [tenant, subject] = [uuidv7(), uuidv7()];
  await set(tenant, subject, later(0));
  // Taken by a crashed process: only its lease is left.
  await service.sql('update timer set at = $1, attempts = 1 where subject = $2', [later(60), subject]);
  await replica.runTimers();
  expect(rings).toEqual([]);
  pass(60);
  await replica.runTimers();
  expect(rings).toEqual([{ tenant, subject, attempts: 2 }]);
});

test('does not block timers of other names when one name hangs', async () => {
  const tenant = uuidv7();
  for (let count = 0; count < 5; count++) await set(tenant, uuidv7(), later(0), 'hang');
  pass(1);
  const subject = uuidv7();
  await set(tenant, subject, later(0));
  const all = service.runTimers();
  await until('the timer rings', async () => rings.length === 1);
  expect(rings[0]).toMatchObject({ subject });
  letGo();
  await all;
  expect(await stored()).toEqual([]);
});

test('batches up to sixteen timers of one tenant, each run once, also with two replicas', async () => {
  const tenants = [uuidv7(), uuidv7()];
  const subjects = tenants.map(() => Array.from({ length: 19 }, () => uuidv7()));
  for (const [index, tenant] of tenants.entries())
    for (const subject of subjects[index] ?? []) await set(tenant, subject, later(0), 'choir');
  whenSung = async ({ tenant, settle }) => service.parts.db.withTenant(tenant, async (tx) => settle(tx));
  await Promise.all([service.runTimers(), replica.runTimers()]);
  expect(choirs.flat().sort()).toEqual(subjects.flat().sort());
  for (const choir of choirs) {
    expect(choir.length).toBeLessThanOrEqual(16);
    expect(subjects.filter((theirs) => choir.some((one) => theirs.includes(one)))).toHaveLength(1);
  }
  expect(await stored()).toEqual([]);
});

test('retries a whole failed batch, except one that was set again', async () => {
  const tenant = uuidv7();
  const [one, other] = [uuidv7(), uuidv7()].sort() as [string, string];
  await set(tenant, one, later(0), 'choir');
  await set(tenant, other, later(0), 'choir');
  whenSung = async () => {
    throw new Error('hoarse');
  };
  await service.runTimers();
  expect(await stored()).toEqual([{ attempts: 1 }, { attempts: 1 }]);
  whenSung = async ({ settle }) =>
    service.parts.db.withTenant(tenant, async (tx) => {
      settle(tx);
      setTimer(tx, { name: 'choir', subject: other, at: later(30) });
    });
  pass(5);
  await service.runTimers();
  expect(await stored()).toEqual([{ attempts: 0 }]);
  whenSung = async () => undefined;
  pass(30);
  await service.runTimers();
  expect(choirs).toEqual([[one, other], [one, other], [other]]);
  expect(await stored()).toEqual([]);
});

test('does not block timers of the same name when one is slow', async () => {
  const tenant = uuidv7();
  const [slow, quick] = [uuidv7(), uuidv7()];
  let quickIsDone: () => void = () => undefined;
  const afterQuick = new Promise<void>((resolve) => {
    quickIsDone = resolve;
  });
  whenRung = async ({ subject }) => (subject === slow ? afterQuick : quickIsDone());
  await set(tenant, slow, later(0));
  await set(tenant, quick, later(1));
  pass(1);
  await service.runTimers();
  expect(rings.map(({ subject }) => subject).sort()).toEqual([slow, quick].sort());
});

test('runs an immediate timer after the commit, without a row, and not after a rollback', async () => {
  const [tenant, subject, other] = [uuidv7(), uuidv7(), uuidv7()];
  const { db } = replicaParts();
  const failing = db.withTenant(tenant, async (tx) => {
    prompts.add(tx, [other]);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await db.withTenant(tenant, async (tx) => {
    prompts.add(tx, [subject]);
    // Not before the commit.
    await replica.runTimers();
    expect(rings).toEqual([]);
  });
  const before = await stored();
  whenRung = async () => expect(await stored()).toEqual(before);
  await replica.runTimers();
  await replica.runTimers();
  expect(rings).toEqual([{ tenant, subject, attempts: 1 }]);
});

test('retries a failed immediate timer as a stored one, on any replica', async () => {
  const [tenant, subject] = [uuidv7(), uuidv7()];
  whenRung = () => Promise.reject(new Error('not now'));
  await replicaParts().db.withTenant(tenant, async (tx) => prompts.add(tx, [subject]));
  await replica.runTimers();
  expect(rings).toHaveLength(1);
  whenRung = async () => undefined;
  await service.runTimers();
  expect(rings).toHaveLength(1);
  pass(6);
  await service.runTimers();
  expect(rings.at(-1)).toEqual({ tenant, subject, attempts: 1 });
  expect(await service.sql('select from timer where subject = $1', [subject])).toEqual([]);
});

test('stores pending immediate timers when its process stops', async () => {
  const [tenant, subject] = [uuidv7(), uuidv7()];
  const { bus: _, ...alone } = service.options;
  prompts = createImmediateTimers();
  const third = await startService(ringing, alone);
  await third.parts.db.withTenant(tenant, async (tx) => prompts.add(tx, [subject]));
  await third.stop();
  expect(rings).toEqual([]);
  await service.runTimers();
  expect(rings).toEqual([{ tenant, subject, attempts: 1 }]);
});

test('sets one timer for many transactions without blocking; a concurrent one sets a second', async () => {
  const [tenant, subject] = [uuidv7(), '00000001-0000-4000-8000-000000000000'];
  const { db } = service.parts;
  const once = (at: number) =>
    db.withTenant(tenant, async (tx) => setTimerOnce(tx, { name: 'later', subject, at: later(at) }));
  const subjects = async () =>
    (
      await service.sql<{ subject: string }>(`select subject from timer where tenant_id = $1 order by subject`, [
        tenant,
      ])
    ).map((row) => row.subject);
  await db.withTenant(tenant, async (tx) => {
    setTimerOnce(tx, { name: 'later', subject, at: later(60) });
    await tx.query('select 1');
    await once(60);
  });
  await once(60);
  await once(60);
  const all = await subjects();
  expect(all).toHaveLength(2);
  expect(all[0]).toBe(subject);
  expect(all[1]?.slice(0, 23)).toBe(subject.slice(0, 23));
});
