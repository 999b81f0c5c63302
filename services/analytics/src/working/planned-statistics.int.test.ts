import { expect, test } from '@jest/globals';
import { shiftPublished, shiftWithdrawn } from '@theke/contracts/time-tracking/schedule-events';
import { asStaff, type Caller } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { toTestEvent } from '@theke/kit/testing/start-for-test';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { branchEvent, dayIn } from '../../testing/branch-clocks.ts';
import { inAnyOrder } from '../../testing/in-any-order.ts';
import { analytics } from '../service.ts';

const service = runDuringTests(analytics);

type Sum = { shifts: number; seconds: number; pauseSeconds: number; openSeconds: number };
type Answer = { rows: ({ day: string } & Sum)[]; total: Sum; previous: Sum };
type Told = z.output<typeof shiftPublished.data>;
const none: Sum = { shifts: 0, seconds: 0, pauseSeconds: 0, openSeconds: 0 };

async function read(as: Caller, query: Record<string, string>): Promise<Answer> {
  const path = `/api/statistics/working-schedules?${new URLSearchParams(query)}`;
  const { status, body } = await request(service(), 'GET', path, { as });
  expect(status).toBe(200);
  return body.data as Answer;
}
const minutesAfter = (base: string, minutes: number) => new Date(Date.parse(base) + minutes * 60_000).toISOString();

/**
 * A shift as first published, as changed later, and possibly withdrawn. Around both clock changes and the end of a
 * year.
 */
const anyShift = (branch: string) => {
  const times = fc.record({
    day: fc.constantFrom('2026-03-28', '2026-03-29', '2026-10-25', '2025-12-31'),
    starts: fc.integer({ min: 0, max: 1_439 }),
    lasts: fc.integer({ min: 60, max: 960 }),
    pauseMinutes: fc.integer({ min: 0, max: 60 }),
    isOpen: fc.boolean(),
  });
  return fc
    .record({ states: fc.array(times, { minLength: 1, maxLength: 3 }), isWithdrawn: fc.boolean() })
    .map(({ states, isWithdrawn }): { id: string; states: Told[]; isWithdrawn: boolean } => {
      const id = uuidv7();
      return {
        id,
        isWithdrawn,
        states: states.map(({ day, starts, lasts, pauseMinutes, isOpen }) => {
          const startAt = minutesAfter(`${day}T00:00:00Z`, starts);
          return { id, branch: { id: branch }, startAt, endAt: minutesAfter(startAt, lasts), pauseMinutes, isOpen };
        }),
      };
    });
};

function recount(shifts: readonly Told[], zone: string): Answer['rows'] {
  const days = Map.groupBy(shifts, ({ startAt }) => dayIn(zone, startAt));
  const secondsOf = ({ startAt, endAt, pauseMinutes }: Told) =>
    (Date.parse(endAt) - Date.parse(startAt)) / 1_000 - pauseMinutes * 60;
  const sum = (shifts: readonly Told[], value: (one: Told) => number) =>
    shifts.reduce((total, one) => total + value(one), 0);
  return [...days]
    .map(([day, ofDay]) => ({
      day,
      shifts: ofDay.length,
      seconds: sum(ofDay, secondsOf),
      pauseSeconds: sum(ofDay, ({ pauseMinutes }) => pauseMinutes * 60),
      openSeconds: sum(
        ofDay.filter(({ isOpen }) => isOpen),
        secondsOf,
      ),
    }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

// STAT-05, STAT-06, TIME-08
test('equals a recount of the published shifts for repeated and reordered events', async () => {
  const branch = uuidv7();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('Europe/Vienna', 'America/New_York', 'Asia/Kolkata'),
      fc.integer(),
      fc.func(fc.boolean()),
      fc.array(anyShift(branch), { minLength: 1, maxLength: 8 }),
      async (zone, seed, isAgain, all) => {
        const tenant = uuidv7();
        const published = all.flatMap(({ id, states, isWithdrawn }) => [
          ...states.map((state, index) => toTestEvent(tenant, shiftPublished(id, index + 1, state))),
          ...(isWithdrawn ? [toTestEvent(tenant, shiftWithdrawn(id, states.length + 1, { id }))] : []),
        ]);
        await service().bus.publish(inAnyOrder([branchEvent(tenant, branch, zone), ...published], seed, isAgain));
        await service().settled();

        const current = all.flatMap(({ states, isWithdrawn }) => (isWithdrawn ? [] : states.slice(-1)));
        const counted = recount(current, zone);
        const sumOf = (from: string, to: string) =>
          counted
            .filter(({ day }) => day >= from && day <= to)
            .reduce(
              (sum, row) => ({
                shifts: sum.shifts + row.shifts,
                seconds: sum.seconds + row.seconds,
                pauseSeconds: sum.pauseSeconds + row.pauseSeconds,
                openSeconds: sum.openSeconds + row.openSeconds,
              }),
              none,
            );
        const answers = async () => {
          const whole = await read(asStaff(tenant), { from: '2025-12-01', to: '2026-11-21' });
          expect(whole.rows.filter(({ shifts }) => shifts > 0)).toEqual(counted);
          expect(whole.total).toEqual(sumOf('2025-12-01', '2026-11-21'));
          const night = await read(asStaff(tenant), { from: '2026-03-29', to: '2026-03-29' });
          expect([night.total, night.previous]).toEqual([
            sumOf('2026-03-29', '2026-03-29'),
            sumOf('2026-03-28', '2026-03-28'),
          ]);
          const other = await read(asStaff(tenant), { from: '2026-03-29', to: '2026-03-29', against: '2026-03-30' });
          expect([other.total, other.previous]).toEqual([night.total, sumOf('2026-03-30', '2026-03-30')]);
          return whole;
        };
        const before = await answers();

        // Emptied and replayed, as `npm run replay` does: current shifts, and deletions of the others.
        await service().sql('delete from planned_figure where tenant_id = $1', [tenant]);
        const anew = all.map(({ id, states, isWithdrawn }) => {
          const last = states.at(-1) as Told;
          const fact = isWithdrawn
            ? shiftWithdrawn(id, states.length + 1, { id })
            : shiftPublished(id, states.length, last);
          return { ...toTestEvent(tenant, fact), snapshot: true as const };
        });
        await service().bus.publish([...anew, ...anew]);
        await service().settled();
        expect(await answers()).toEqual(before);
      },
    ),
    { numRuns: 20, endOnFailure: true },
  );
}, 120_000);

test('STAT-01: assigns shifts to days of the new time zone after it changed', async () => {
  const [tenant, branch, id] = [uuidv7(), uuidv7(), uuidv7()];
  const times = { startAt: '2026-11-20T22:30:00.000Z', endAt: '2026-11-21T04:30:00.000Z', pauseMinutes: 0 };
  await service().publish(tenant, shiftPublished(id, 1, { id, branch: { id: branch }, ...times, isOpen: false }));
  const days = async () => {
    await service().settled();
    const { rows } = await read(asStaff(tenant), { from: '2026-11-20', to: '2026-11-21' });
    return rows.map(({ seconds }) => seconds / 3_600);
  };
  expect(await days()).toEqual([6, 0]);
  await service().bus.publish([branchEvent(tenant, branch, 'Asia/Kolkata')]);
  expect(await days()).toEqual([0, 6]);
});

// TIME-10
test('shows managers only planned time of their own branches, and others nothing', async () => {
  const tenant = uuidv7();
  const [here, there] = [uuidv7(), uuidv7()];
  for (const [branch, hours] of [
    [here, 3],
    [there, 5],
  ] as const) {
    const [id, startAt] = [uuidv7(), '2026-11-20T08:00:00.000Z'];
    const shift = { id, branch: { id: branch }, startAt, endAt: minutesAfter(startAt, hours * 60), pauseMinutes: 0 };
    await service().publish(tenant, shiftPublished(id, 1, { ...shift, isOpen: branch === there }));
  }
  await service().settled();
  const range = { from: '2026-11-20', to: '2026-11-20' };
  const totalOf = async (as: Caller, query = {}) => (await read(as, { ...range, ...query })).total;
  const leader = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [here] });
  expect(await totalOf(asStaff(tenant))).toEqual({ ...none, shifts: 2, seconds: 28_800, openSeconds: 18_000 });
  expect((await totalOf(asStaff(tenant), { branch: here })).seconds).toBe(10_800);
  expect((await totalOf(leader)).seconds).toBe(10_800);
  expect(await totalOf(leader, { branch: there })).toEqual(none);
  expect(await totalOf(asStaff(uuidv7()))).toEqual(none);
  const path = `/api/statistics/working-schedules?${new URLSearchParams(range)}`;
  const { status } = await request(service(), 'GET', path, {
    as: asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [here] }),
  });
  expect(status).toBe(403);
});
