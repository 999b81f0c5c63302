import { expect, test } from '@jest/globals';
import { activityChanged, activityEnded, activityStarted } from '@theke/contracts/time-tracking/working-events';
import { asStaff, type Caller } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { toTestEvent } from '@theke/kit/testing/start-for-test';
import { computeSheet } from '@theke/rules/working-time/sheet';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { branchEvent, dayIn } from '../../testing/branch-clocks.ts';
import { inAnyOrder } from '../../testing/in-any-order.ts';
import { analytics } from '../service.ts';

const now = '2026-11-21T12:00:00.000Z';
const service = runDuringTests(analytics, { now: () => new Date(now) });

type Sum = { activities: number; seconds: number; pauseSeconds: number; endsMissing: number };
type Answer = { rows: ({ day: string } & Sum)[]; total: Sum; previous: Sum };
type Working = typeof activityChanged.example;
type ActivityData = Omit<Working, 'endAt' | 'pauses' | 'state'> & {
  endAt: string | null;
  pauses: { startAt: string; endAt: string | null }[];
  state: 'running' | 'paused' | 'ended' | 'end-missing';
};

type Hours = { rows: { weekday: number; hour: number; seconds: number }[]; total: object; previous: object };
const times = async (as: Caller, query: Record<string, string>): Promise<Hours> => {
  const path = `/api/statistics/working-times?${new URLSearchParams(query)}`;
  return (await request(service(), 'GET', path, { as })).body.data as Hours;
};

async function read(as: Caller, query: Record<string, string>): Promise<Answer> {
  const { status, body } = await request(
    service(),
    'GET',
    `/api/statistics/working-activities?${new URLSearchParams(query)}`,
    { as },
  );
  expect(status).toBe(200);
  return body.data as Answer;
}

const publishActivity = (tenant: string, data: ActivityData, version: number) => {
  const { type } = version === 1 ? activityStarted : data.endAt ? activityEnded : activityChanged;
  return toTestEvent(tenant, { type, subject: data.id, version, data });
};

const hour = 3_600_000;
const at = (base: string, ms: number) => new Date(Date.parse(base) + ms).toISOString();

/**
 * Published states of an activity: started, possibly paused, ended and removed. Around both clock changes and the end
 * of a year.
 */
const activity = (place: readonly string[]): fc.Arbitrary<ActivityData[]> =>
  fc
    .record({
      branch: fc.constantFrom(...place),
      startAt: fc
        .tuple(
          fc.constantFrom('2026-03-29', '2026-10-25', '2025-12-31', '2026-11-20'),
          fc.integer({ min: 0, max: 1_380 }),
        )
        .map(([day, minutes]) => at(`${day}T00:00:00.500Z`, minutes * 60_000)),
      lasts: fc.integer({ min: 1, max: 50_000 }),
      pauseAt: fc.integer({ min: 0, max: 50_000 }),
      pauseLasts: fc.option(fc.integer({ min: 1, max: 4_000 })),
      ends: fc.constantFrom('running', 'ended', 'end-missing', 'removed'),
    })
    .map(({ branch, startAt, lasts, pauseAt, pauseLasts, ends }) => {
      const endAt = at(startAt, lasts * 1_000);
      const pause = { startAt: at(startAt, pauseAt * 1_000), endAt: null };
      const paused = pauseLasts !== null && pauseAt < lasts ? [pause] : [];
      const resumed = paused.map((one) => ({ ...one, endAt: at(one.startAt, (pauseLasts ?? 0) * 1_000) }));
      const base = { ...activityChanged.example, id: uuidv7(), branch: { id: branch }, startAt };
      const started: ActivityData = { ...base, endAt: null, pauses: [], state: 'running' };
      const inPause: ActivityData = { ...started, pauses: paused, state: paused.length > 0 ? 'paused' : 'running' };
      const last: Record<string, ActivityData[]> = {
        running: [{ ...inPause, pauses: resumed, state: 'running' }],
        ended: [{ ...inPause, pauses: resumed, endAt, state: 'ended' }],
        'end-missing': [{ ...inPause, state: 'end-missing' }],
        removed: [{ ...inPause, endAt, state: 'ended', isRemoved: true }],
      };
      return [started, inPause, ...(last[ends] as ActivityData[])];
    });

/** Counts each activity by the rule of the sheets. */
function recount(all: readonly ActivityData[], zone: string): Answer['rows'] {
  const days = new Map<string, Sum>();
  for (const one of all) {
    if (one.isRemoved) continue;
    const isMissing = one.state === 'end-missing';
    const far = computeSheet([{ ...one, endAt: one.endAt ?? (isMissing ? null : now) }], { zone, now });
    const day = dayIn(zone, one.startAt);
    const before = days.get(day) ?? { activities: 0, seconds: 0, pauseSeconds: 0, endsMissing: 0 };
    const sum = far.days[0];
    days.set(day, {
      activities: before.activities + 1,
      seconds: before.seconds + (isMissing ? 0 : (sum?.seconds ?? 0)),
      pauseSeconds: before.pauseSeconds + (isMissing ? 0 : (sum?.pauseSeconds ?? 0)),
      endsMissing: before.endsMissing + (isMissing ? 1 : 0),
    });
  }
  return [...days].map(([day, sum]) => ({ day, ...sum })).sort((one, other) => one.day.localeCompare(other.day));
}

// STAT-05, STAT-06, TIME-08
test('equals the sheets for repeated and reordered events', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('Europe/Vienna', 'America/New_York'),
      fc.integer(),
      fc.func(fc.boolean()),
      fc.array(activity([uuidv7()]), { minLength: 1, maxLength: 8 }),
      async (zone, seed, isAgain, all) => {
        const tenant = uuidv7();
        const branch = all[0]?.[0]?.branch.id as string;
        const events = all.flatMap((states) => states.map((state, index) => publishActivity(tenant, state, index + 1)));
        await service().bus.publish(inAnyOrder([branchEvent(tenant, branch, zone), ...events], seed, isAgain));
        await service().settled();
        const range = { from: '2025-01-01', to: '2026-11-21' };
        const { rows, total } = await read(asStaff(tenant), range);
        const counted = recount(
          all.map((states) => states.at(-1) as ActivityData),
          zone,
        );
        expect(rows.filter(({ activities }) => activities > 0)).toEqual(counted);
        expect(total.seconds).toBe(counted.reduce((sum, { seconds }) => sum + seconds, 0));

        const hours = await times(asStaff(tenant), range);
        expect(hours.total).toEqual({ seconds: total.seconds });
        expect(hours.rows.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(total.seconds);
        const night = { from: '2026-10-25', to: '2026-10-25' };
        const { previous } = await times(asStaff(tenant), { from: '2026-10-26', to: '2026-10-26' });
        expect((await times(asStaff(tenant), night)).total).toEqual(previous);
        const later = { from: '2026-10-26', to: '2026-10-26', against: '2025-01-01' };
        expect((await read(asStaff(tenant), later)).previous).toEqual(
          (await read(asStaff(tenant), { from: '2025-01-01', to: '2025-01-01' })).total,
        );
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
}, 120_000);

// STAT-06, TIME-08
test('uses local hours: continues after midnight on the next day, and counts the repeated hour twice', async () => {
  const [tenant, branch] = [uuidv7(), uuidv7()];
  const timed = (startAt: string, endAt: string, pauses: ActivityData['pauses'] = []): ActivityData => {
    const ended = { endAt, state: 'ended' } as const;
    return { ...activityChanged.example, ...ended, id: uuidv7(), branch: { id: branch }, startAt, pauses };
  };
  const all = [
    // Saturday 22:30 to Sunday 04:00, with the clock set back at three; a pause from 23:00 to 23:15.
    timed('2026-10-24T20:30:00.000Z', '2026-10-25T03:00:00.000Z', [
      { startAt: '2026-10-24T21:00:00.000Z', endAt: '2026-10-24T21:15:00.000Z' },
    ]),
    timed('2026-10-24T20:00:00.000Z', '2026-10-24T20:30:00.000Z'),
  ];
  await service().bus.publish(all.map((one) => publishActivity(tenant, one, 2)));
  await service().settled();
  const { rows } = await times(asStaff(tenant), { from: '2026-10-24', to: '2026-10-24' });
  expect(rows.map(({ weekday, hour, seconds }) => [weekday, hour, seconds])).toEqual([
    [6, 22, 3_600],
    [6, 23, 2_700],
    [7, 0, 3_600],
    [7, 1, 3_600],
    [7, 2, 7_200],
    [7, 3, 3_600],
  ]);
  const leader = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [uuidv7()] });
  expect((await times(leader, { from: '2026-10-24', to: '2026-10-24' })).rows).toEqual([]);
});

// TIME-10
test('shows managers only worked time of their own branches, and others nothing', async () => {
  const tenant = uuidv7();
  const [here, there] = [uuidv7(), uuidv7()];
  for (const [branch, hours] of [
    [here, 3],
    [there, 5],
  ] as const) {
    const startAt = '2026-11-20T08:00:00.000Z';
    const data: ActivityData = {
      ...activityChanged.example,
      id: uuidv7(),
      branch: { id: branch },
      startAt,
      endAt: at(startAt, hours * hour),
      pauses: [],
      state: 'ended',
    };
    await service().bus.publish([publishActivity(tenant, data, 2)]);
  }
  await service().settled();
  const range = { from: '2026-11-20', to: '2026-11-20' };
  const hoursOf = async (as: Caller, query = {}) => (await read(as, { ...range, ...query })).total.seconds / 3_600;
  const leader = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [here] });
  expect(await hoursOf(asStaff(tenant))).toBe(8);
  expect(await hoursOf(asStaff(tenant), { branch: there })).toBe(5);
  expect(await hoursOf(leader)).toBe(3);
  expect(await hoursOf(asStaff(tenant, { roles: ['ROLE_MANAGER'] }))).toBe(8);
  expect(await hoursOf(leader, { branch: there })).toBe(0);
  const path = `/api/statistics/working-activities?${new URLSearchParams(range)}`;
  const { status } = await request(service(), 'GET', path, {
    as: asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [here] }),
  });
  expect(status).toBe(403);
});
