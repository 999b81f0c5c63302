import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import type { Task } from '@theke/contracts/time-tracking/task';
import { v7 as uuidv7 } from 'uuid';
import { timeClock } from '../../testing/time-clock.ts';

const { service, business, setClock } = timeClock();
// Each test starts a week later: a job never returns to a time it has handled.

async function kitchen(template: object = {}) {
  const shop = await business();
  const { tenant, branch, ask } = shop;
  const newYork = uuidv7();
  const there = { ...branches.events.changed.example, id: newYork, timeZone: 'America/New_York' };
  await service().publish(tenant, branches.events.changed(newYork, 1, there));
  await service().publish(tenant, tenantChanged(tenant, 1, tenantChanged.example));
  await service().settled();
  setClock('05:00');
  const made = await ask('POST', 'task-templates', {
    body: {
      title: 'Kühlung prüfen',
      branches: [{ id: branch }],
      weekdays: ['monday', 'wednesday'],
      time: '08:30',
      steps: [{ text: 'Kühlhaus', isMeasured: true, unit: '°C', max: 5 }],
      ...template,
    },
  });
  expect([made.status, made.body.errors]).toEqual([201, undefined]);
  const { id } = made.body.data as { id: string };
  const look = async (time: string, days = 0) => {
    setClock(time, days);
    await service().runJobs();
    return ((await ask('GET', 'tasks?sort=number')).body.data as Task[]).map(({ madeFor, branch }) => [
      madeFor,
      branch?.id,
    ]);
  };
  return { ...shop, newYork, template: id, look };
}

test('creates a task once per day and branch, from its time on, however often the job runs', async () => {
  const { branch, newYork, look, ask } = await kitchen();
  expect(await look('08:25')).toEqual([]);
  const monday = ['2026-11-23', branch];
  expect(await look('08:30')).toEqual([monday]);
  expect(await look('08:35')).toEqual([monday]);
  expect(await look('23:55')).toEqual([monday]);
  // Not on Tuesdays; one missed on Wednesday morning is created when the service is back.
  expect(await look('12:00', 1)).toEqual([monday]);
  expect(await look('17:05', 2)).toEqual([monday, ['2026-11-25', branch]]);
  const [task] = (await ask('GET', 'tasks?sort=number')).body.data as [Task];
  expect(task).toMatchObject({
    title: 'Kühlung prüfen',
    number: 1,
    state: 'open',
    dueDate: '2026-11-23',
    assignees: [],
  });
  expect(task.steps).toMatchObject([{ text: 'Kühlhaus', isMeasured: true, unit: '°C', max: 5 }]);
  // A deleted task is not created again on the same day.
  expect((await ask('DELETE', `tasks/${task.id}`)).status).toBe(204);
  expect(await look('17:10', 2)).toEqual([['2026-11-25', branch]]);
  expect(newYork).not.toBe(branch);
});

test("creates each branch's task in its time zone", async () => {
  const both = await kitchen();
  const { ask, template, branch, newYork, look } = both;
  const {
    version,
    createdAt: _,
    updatedAt: __,
    id: ___,
    ...draft
  } = (await ask('GET', `task-templates/${template}`)).body.data as Record<string, unknown>;
  const changed = await ask('PUT', `task-templates/${template}`, {
    body: { ...draft, version, branches: [{ id: branch }, { id: newYork }] },
  });
  expect(changed.status).toBe(200);
  expect(await look('14:25', 7)).toEqual([['2026-11-30', branch]]);
  // 08:30 in New York is 14:30 in Vienna.
  expect(await look('14:30', 7)).toEqual([
    ['2026-11-30', branch],
    ['2026-11-30', newYork],
  ]);
});

test('creates no task of a disabled template', async () => {
  const { look } = await kitchen({ isActive: false });
  expect(await look('12:00', 14)).toEqual([]);
});
