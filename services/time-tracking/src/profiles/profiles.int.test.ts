import { expect, test } from '@jest/globals';
import type { Role } from '@theke/contracts/permissions';
import { timesSeen } from '@theke/contracts/time-tracking/working-events';
import { asGuest, asStaff, type Caller } from '@theke/kit/testing/callers';
import { v7 as uuidv7 } from 'uuid';
import { timeClock, vienna } from '../../testing/time-clock.ts';

const { service, business, setClock } = timeClock();

type Profile = {
  name: string;
  rows: { day: string; shifts?: number }[];
  total: Record<string, number>;
  previous: Record<string, number>;
};
const hours = (count: number) => count * 3_600;

/**
 * Sara worked on Monday with a pause and works since eight on Tuesday. She has shifts on Tuesday, on Friday and,
 * unpublished, on Saturday.
 */
async function aWeek() {
  const shop = await business();
  const { ask, branch, tenant } = shop;
  const [sara, ali] = [await shop.hire('Novak'), await shop.hire('Kaya')];
  const tablet = await shop.terminal();
  for (const [verb, time, day] of [
    ['start', '09:00', 0],
    ['pause', '12:00', 0],
    ['resume', '12:30', 0],
    ['end', '15:00', 0],
    ['start', '08:00', 1],
  ] as const) {
    setClock(time, day);
    expect((await shop.punch(tablet, sara, verb)).status).toBeLessThan(300);
  }
  const plan = (from: number, to: string) =>
    ask('POST', 'working-schedules', {
      body: {
        branch: { id: branch },
        user: { id: sara },
        startAt: vienna('08:00', from),
        endAt: vienna(to, from),
        pauseMinutes: 30,
      },
    });
  for (const day of [1, 4]) expect((await plan(day, '14:30')).status).toBe(201);
  const published = await ask('POST', 'working-schedules/publish', {
    body: { branch: { id: branch }, monday: '2026-11-23' },
  });
  expect(published.status).toBe(200);
  expect((await plan(5, '12:00')).status).toBe(201);
  setClock('10:00', 1);
  const as = (id: string, roles: Role[] = ['ROLE_EMPLOYEE'], at = [branch]) =>
    asStaff(tenant, { roles, branches: at, id });
  const read = async (path: string, who: Caller) => {
    const { status, body } = await ask('GET', `statistics/${path}`, { as: who });
    return { status, data: body.data as Profile, fault: body.errors?.[0] };
  };
  return { ...shop, sara, ali, as, read };
}
const week = 'start=2026-11-23&end=2026-11-29';

test('STAT-07: shows the own planned, upcoming and worked time', async () => {
  const { sara, as, read } = await aWeek();
  const own = await read(`user-profile?${week}`, as(sara));
  expect(own.data).toMatchObject({
    name: 'Dora Novak',
    total: { shifts: 2, plannedSeconds: hours(12), aheadSeconds: hours(6), workedSeconds: hours(7.5) },
    previous: { shifts: 0, plannedSeconds: 0, aheadSeconds: 0, workedSeconds: 0 },
  });
  expect(own.data.rows.map(({ day, shifts }) => [day.slice(8), shifts])).toEqual([
    ['23', 0],
    ['24', 1],
    ['25', 0],
    ['26', 0],
    ['27', 1],
    ['28', 0],
    ['29', 0],
  ]);
  // As of Monday at ten, an hour after she arrived; never later than now.
  const then = await read(`user-profile?${week}&now=${vienna('10:00')}`, as(sara));
  expect(then.data.total).toMatchObject({ aheadSeconds: hours(12), workedSeconds: hours(1) });
  const later = await read(`user-profile?${week}&now=${vienna('10:00', 6)}`, as(sara));
  expect(later.data.total).toMatchObject({ aheadSeconds: 0, workedSeconds: hours(7.5) });

  const work = await read(`user-profile-working-activities?${week}&user=${sara}`, as(sara));
  expect(work.data.total).toEqual({ activities: 2, seconds: hours(7.5), pauseSeconds: 1_800, endsMissing: 0 });
  expect(work.data.rows[0]).toEqual({
    day: '2026-11-23',
    activities: 1,
    seconds: hours(5.5),
    pauseSeconds: 1_800,
    endsMissing: 0,
  });
  const after = await read('user-profile-working-activities?start=2026-11-25&end=2026-11-26', as(sara));
  expect([after.data.total.seconds, after.data.previous.seconds]).toEqual([0, hours(7.5)]);
});

test('TIME-10: shows them to managers too and logs the view, and to nobody else', async () => {
  const { sara, ali, as, read, tenant } = await aWeek();
  const statuses = async (who: Caller) => [
    (await read(`user-profile?${week}&user=${sara}`, who)).status,
    (await read(`user-profile-working-activities?${week}&user=${sara}`, who)).status,
  ];
  const seen = async () => {
    await service().settled();
    return service().events.filter(({ type, tenantid }) => type === timesSeen.type && tenantid === tenant).length;
  };
  expect(await statuses(as(sara))).toEqual([200, 200]);
  expect(await statuses(as(ali))).toEqual([404, 404]);
  expect(await statuses(as(uuidv7(), ['ROLE_MANAGER'], [uuidv7()]))).toEqual([404, 404]);
  expect(await statuses(asStaff(uuidv7()))).toEqual([404, 404]);
  expect(await statuses(asGuest(tenant))).toEqual([401, 401]);
  expect(await seen()).toBe(0);
  expect(await statuses(as(uuidv7(), ['ROLE_MANAGER']))).toEqual([200, 200]);
  expect(await seen()).toBe(1);
});

test('rejects invalid days with their field', async () => {
  const { sara, as, read } = await aWeek();
  const fault = async (query: string) => {
    const { status, fault } = await read(`user-profile?${query}`, as(sara));
    return [status, fault?.code, fault?.field];
  };
  expect(await fault('start=2026-11-29&end=2026-11-23')).toEqual([422, 'OUT_OF_RANGE', 'end']);
  expect(await fault('start=2025-01-01&end=2026-11-23')).toEqual([422, 'OUT_OF_RANGE', 'end']);
  expect((await fault(`${week}&now=heute`))[2]).toBe('now');
  expect((await fault('start=2026-11-23'))[2]).toBe('end');
});
