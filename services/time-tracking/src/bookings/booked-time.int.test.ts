import { expect, test } from '@jest/globals';
import { projects } from '@theke/contracts/content/project';
import type { Role } from '@theke/contracts/permissions';
import type { BookedTime } from '@theke/contracts/time-tracking/booked-time';
import { asStaff } from '@theke/kit/testing/callers';
import { v7 as uuidv7 } from 'uuid';
import { timeClock, vienna } from '../../testing/time-clock.ts';

const { service, business, setClock } = timeClock();
const hour = 3_600;

async function shop() {
  const shopParts = await business();
  const sara = await shopParts.hire('Novak');
  const project = async (title: string) => {
    const id = uuidv7();
    const doc = { ...projects.events.changed.example, title, name: '', startDate: '2026-01-01', endDate: null, id };
    await service().publish(shopParts.tenant, projects.events.changed(id, 1, doc));
    await service().settled();
    return id;
  };
  const worked = async (day: number, [from, to]: [string, string], booked: object = {}, pause: boolean = false) => {
    const pauses = pause ? [{ startAt: vienna('12:00', day), endAt: vienna('12:30', day) }] : [];
    const body = {
      user: { id: sara },
      branch: { id: shopParts.branch },
      startAt: vienna(from, day),
      endAt: vienna(to, day),
      pauses,
      booked,
      reason: 'Nachgetragen',
    };
    const { status, body: answer } = await shopParts.ask('POST', 'working-activities', { body });
    expect([status, answer.errors]).toEqual([201, undefined]);
    return (answer.data as { id: string }).id;
  };
  const bookedTime = async (query = 'from=2026-11-16&to=2026-11-22', as?: ReturnType<typeof asStaff>) =>
    shopParts.ask('GET', `time-sheets/booked-time?${query}`, as ? { as } : {});
  return { ...shopParts, sara, project, worked, bookedTime };
}

test('TIME-20: sums time by project and task without pauses, unbooked last, running time separately', async () => {
  const { ask, branch, project, worked, bookedTime, terminal, sara, punch } = await shop();
  const [vorau, aflenz] = [await project('Vorau'), await project('Aflenz')];
  const made = await ask('POST', 'tasks', { body: { title: 'Fotos', branch: { id: branch }, project: { id: vorau } } });
  const fotos = (made.body.data as { id: string }).id;
  await worked(-7, ['08:00', '16:00'], { project: null, task: { id: fotos } }, true);
  await worked(-6, ['08:00', '10:00'], { project: null, task: { id: fotos } });
  await worked(-6, ['10:00', '11:00'], { project: { id: vorau }, task: null });
  await worked(-5, ['08:00', '09:00'], { project: { id: aflenz }, task: null });
  await worked(-4, ['08:00', '12:00']);
  setClock('09:00');
  await punch(await terminal(), sara, 'start');
  const none = { task: null, taskName: '' };
  const rows = [
    { project: { id: aflenz }, projectName: 'Aflenz', ...none, activities: 1, seconds: hour },
    {
      project: { id: vorau },
      projectName: 'Vorau',
      task: { id: fotos },
      taskName: 'Fotos',
      activities: 2,
      seconds: 9.5 * hour,
    },
    { project: { id: vorau }, projectName: 'Vorau', ...none, activities: 1, seconds: hour },
    { project: null, projectName: '', ...none, activities: 1, seconds: 4 * hour },
  ];
  expect((await bookedTime()).body.data).toEqual({
    from: '2026-11-16',
    to: '2026-11-22',
    rows,
    total: { activities: 5, seconds: 15.5 * hour, open: 0 },
  });
  const today = (await bookedTime('from=2026-11-23&to=2026-11-23')).body.data as BookedTime;
  expect(today).toMatchObject({ rows: [], total: { activities: 0, seconds: 0, open: 1 } });
});

test("TIME-20, TIME-08: uses days of the branch's time zone and the day on which an activity began", async () => {
  const { worked, bookedTime, ask } = await shop();
  const late = await worked(-2, ['23:30', '23:59']);
  await worked(-1, ['00:00', '00:30']);
  const seconds = async (day: string) =>
    ((await bookedTime(`from=${day}&to=${day}`)).body.data as BookedTime).total.seconds;
  expect(await seconds('2026-11-21')).toBe(29 * 60);
  expect(await seconds('2026-11-22')).toBe(30 * 60);
  expect((await ask('DELETE', `working-activities/${late}?reason=Doppelt`)).status).toBe(204);
  expect(await seconds('2026-11-21')).toBe(0);
});

test('TIME-10, TIME-20: shows managers only their own branch, and refuses other staff', async () => {
  const { worked, bookedTime, tenant, branch } = await shop();
  await worked(-4, ['08:00', '12:00']);
  const as = (roles: Role[], at: string) => asStaff(tenant, { roles, branches: [at] });
  const days = 'from=2026-11-16&to=2026-11-22';
  const own = await bookedTime(days, as(['ROLE_MANAGER'], branch));
  expect(own.body.data).toMatchObject({ total: { activities: 1 } });
  const other = as(['ROLE_MANAGER'], uuidv7());
  expect((await bookedTime(days, other)).body.data).toMatchObject({ rows: [], total: { activities: 0, open: 0 } });
  expect((await bookedTime(`${days}&branch=${branch}`, other)).status).toBe(404);
  expect((await bookedTime(days, as(['ROLE_EMPLOYEE'], branch))).status).toBe(403);
  expect((await bookedTime('from=2026-11-22&to=2026-11-16')).status).toBe(422);
});
