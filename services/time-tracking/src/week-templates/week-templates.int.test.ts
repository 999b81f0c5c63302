import { expect, test } from '@jest/globals';
import type { WeekTemplate } from '@theke/contracts/time-tracking/week-template';
import type { WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import { asStaff } from '@theke/kit/testing/callers';
import { v7 as uuidv7 } from 'uuid';
import { type Business, timeClock, vienna } from '../../testing/time-clock.ts';

const { business } = timeClock();
type Answer = Awaited<ReturnType<Business['ask']>>;
const dataOf = <T>({ body }: Answer) => body.data as T;
const faultOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code];
const monday = '2026-11-23';

test('saves a week as a template and applies it, independent of later changes to that week', async () => {
  const { ask, hire, branch } = await business();
  const sara = await hire('Novak');
  const plan = async (user: string | null, from: string, to: string) =>
    dataOf<WorkingSchedule>(
      await ask('POST', 'working-schedules', {
        body: {
          branch: { id: branch },
          user: user && { id: user },
          startAt: from,
          endAt: to,
          pauseMinutes: 30,
          role: 'Küche',
        },
      }),
    );
  const save = (name: string, weekStart = monday) =>
    ask('POST', 'week-templates', { body: { branch: { id: branch }, monday: weekStart, name } });
  const apply = (id: string, weekStart: string) =>
    ask('POST', `week-templates/${id}/apply`, { body: { monday: weekStart } });
  const weekOf = async (from: string, until: string) =>
    dataOf<WorkingSchedule[]>(
      await ask('GET', `working-schedules?filter[startAtFrom]=${from}&filter[startAtUntil]=${until}`),
    ).map(({ user, startAt, endAt, role, state, pauseMinutes }) => [
      user?.id ?? null,
      startAt,
      endAt,
      role,
      state,
      pauseMinutes,
    ]);

  expect(faultOf(await save('Leer'))).toEqual([422, 'NOTHING_PLANNED']);
  const first = await plan(sara, vienna('16:00', 1), vienna('23:00', 1));
  await plan(null, vienna('20:00', 5), vienna('02:00', 6));
  const saved = await save('Ruhige Woche');
  const template = dataOf<WeekTemplate>(saved);
  expect([saved.status, template]).toMatchObject([201, { name: 'Ruhige Woche', shifts: 2, people: 1, version: 1 }]);
  expect(faultOf(await save('Ruhige Woche'))).toEqual([422, 'NAME_TAKEN']);
  // Later changes of the week do not affect the template.
  await ask('DELETE', `working-schedules/${first.id}`);

  // In summer, at the same local times; existing shifts stay.
  expect(dataOf(await apply(template.id, '2027-07-05'))).toEqual({ copied: 2, left: 0 });
  expect(await weekOf('2027-07-05T00:00:00Z', '2027-07-12T00:00:00Z')).toEqual([
    [sara, '2027-07-06T14:00:00.000Z', '2027-07-06T21:00:00.000Z', 'Küche', 'draft', 30],
    [null, '2027-07-10T18:00:00.000Z', '2027-07-11T00:00:00.000Z', 'Küche', 'draft', 30],
  ]);
  expect(dataOf(await apply(template.id, '2027-07-05'))).toEqual({ copied: 0, left: 2 });
  await plan(sara, '2027-07-13T20:00:00.000Z', '2027-07-13T22:00:00.000Z');
  expect(dataOf(await apply(template.id, '2027-07-12'))).toEqual({ copied: 1, left: 1 });
  expect(faultOf(await apply(template.id, '2027-07-13'))).toEqual([422, 'NOT_MONDAY']);
});

test('TIME-10: shows managers the templates of their branches only', async () => {
  const { ask, hire, branch, tenant } = await business();
  const sara = await hire('Novak');
  await ask('POST', 'working-schedules', {
    body: { branch: { id: branch }, startAt: vienna('16:00', 1), endAt: vienna('23:00', 1) },
  });
  const body = { branch: { id: branch }, monday, name: 'Sommer' };
  const boss = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [branch], id: uuidv7() });
  const elsewhere = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [uuidv7()], id: uuidv7() });
  const employee = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch], id: sara });
  expect((await ask('POST', 'week-templates', { as: employee, body })).status).toBe(403);
  expect(faultOf(await ask('POST', 'week-templates', { as: elsewhere, body }))).toEqual([422, 'UNKNOWN_BRANCH']);
  const { id } = dataOf<WeekTemplate>(await ask('POST', 'week-templates', { as: boss, body }));
  const seen = async (as: ReturnType<typeof asStaff>) =>
    dataOf<object[]>(await ask('GET', 'week-templates', { as })).length;
  expect([await seen(boss), await seen(elsewhere), await seen(asStaff(uuidv7()))]).toEqual([1, 0, 0]);
  for (const as of [elsewhere, asStaff(uuidv7())]) {
    expect((await ask('DELETE', `week-templates/${id}`, { as })).status).toBe(404);
    expect((await ask('POST', `week-templates/${id}/apply`, { as, body: { monday } })).status).toBe(404);
  }
  expect((await ask('DELETE', `week-templates/${id}`, { as: boss })).status).toBe(204);
  expect(await seen(boss)).toBe(0);
});
