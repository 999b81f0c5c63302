// HTTP-16
import { expect, test } from '@jest/globals';
import { qrCodes } from '@theke/contracts/analytics/qr-code';
import { navigations } from '@theke/contracts/content/navigation';
import type { Fact } from '@theke/contracts/event';
import { apiKeyChanged, apiKeyDeleted } from '@theke/contracts/identity/api-key';
import { users } from '@theke/contracts/identity/user';
import { devices } from '@theke/contracts/notifications/device';
import { openOrdersChanged } from '@theke/contracts/ordering/open-orders';
import { scheduleChanged, scheduleDeleted } from '@theke/contracts/time-tracking/schedule-events';
import { tasks } from '@theke/contracts/time-tracking/task';
import { taskTemplates } from '@theke/contracts/time-tracking/task-template';
import { terminals } from '@theke/contracts/time-tracking/terminal';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { catalog } from './service.ts';

const service = runDuringTests(catalog);

/** A business with a branch that has a table. */
async function business() {
  const tenant = uuidv7();
  const as = asStaff(tenant);
  const call = (method: string, path: string, body?: object) =>
    request(service(), method, `/api/${path}`, { as, ...(body && { body }) });
  const make = async (path: string, body: object) => ((await call('POST', path, body)).body.data as { id: string }).id;
  const branch = await make('branches', { name: 'Neubau', identifier: 'neubau' });
  const publish = async (...facts: Fact[]) => {
    for (const fact of facts) await service().publish(tenant, fact);
    await service().settled();
  };
  const usesOf = async (path: string) => (await call('GET', `${path}/uses`)).body.data;
  return { branch, call, make, publish, usesOf };
}

/** An example that refers to the branch. */
const at = <T>(example: T, branch: string, changes: object = {}): T => {
  const [, exampleBranch] = /"branch(?:es)?":\[?\{"id":"([\da-f-]+)"/.exec(JSON.stringify(example)) ?? [];
  if (!exampleBranch) throw new Error('the example names no branch');
  return { ...JSON.parse(JSON.stringify(example).replaceAll(exampleBranch, branch)), ...changes } as T;
};

type Use = { changed: (branch: string) => Fact; gone: Fact; place: object };
const ofResource = (
  {
    events,
    name,
  }: { name: string; events: { changed: { type: string; example: unknown }; deleted: { type: string } } },
  called: string,
  changes: (branch: string) => object = () => ({}),
): Use => {
  const { example } = events.changed;
  const { id } = example as { id: string };
  return {
    changed: (branch) => ({
      type: events.changed.type,
      subject: id,
      version: 1,
      data: JSON.stringify(example).includes('"branch')
        ? at({ ...(example as object), ...changes(branch) }, branch, changes(branch))
        : { ...(example as object), ...changes(branch) },
    }),
    gone: { type: events.deleted.type, subject: id, version: 2, data: { id } },
    place: { kind: name, id, name: called },
  };
};

const shift = { ...scheduleChanged.example, startAt: '2100-01-08T15:00:00.000Z', endAt: '2100-01-08T22:00:00.000Z' };
const key = apiKeyChanged.example;

test.each<[string, Use]>([
  ['a user who works there', ofResource(users, 'Dora Huber', (branch) => ({ branches: [{ id: branch }] }))],
  ['a printer', ofResource(devices, (devices.events.changed.example as { name: string }).name)],
  ['a terminal', ofResource(terminals, (terminals.events.changed.example as { name: string }).name)],
  ['a task', ofResource(tasks, tasks.events.changed.example.title)],
  [
    'a template of tasks',
    ofResource(taskTemplates, taskTemplates.events.changed.example.title, (branch) => ({ branch: { id: branch } })),
  ],
  [
    'a menu of the website',
    ofResource(navigations, 'Hauptmenü', (branch) => ({
      items: [
        { label: 'Neubau', type: 'branch', site: null, branch: { id: branch }, url: '', isEnabled: true, children: [] },
      ],
    })),
  ],
  ['a QR code', ofResource(qrCodes, 'Tisch 12')],
  [
    'an API key',
    {
      changed: (branch) => apiKeyChanged(key.id, 1, at(key, branch)),
      gone: apiKeyDeleted(key.id, 2, { id: key.id }),
      place: { kind: 'api-keys', id: key.id, name: key.name },
    },
  ],
  [
    'a shift to come',
    {
      changed: (branch) => scheduleChanged(shift.id, 1, { ...shift, branch: { id: branch } }),
      gone: scheduleDeleted(shift.id, 2, { id: shift.id }),
      place: { kind: 'working-schedules', id: shift.id, name: 'Küche', at: shift.startAt },
    },
  ],
])('refuses to delete a branch that %s refers to', async (_, { changed, gone, place }) => {
  const { branch, call, publish, usesOf } = await business();
  await publish(changed(branch));
  expect(await usesOf(`branches/${branch}`)).toEqual({ places: [place], total: 1 });
  expect((await call('DELETE', `branches/${branch}`)).body.errors?.[0]).toMatchObject({
    code: 'IN_USE',
    uses: { places: [place], total: 1 },
  });
  await publish(gone);
  expect((await call('DELETE', `branches/${branch}`)).status).toBe(204);
});

test('allows deletion with completed tasks and past shifts', async () => {
  const { branch, publish, usesOf } = await business();
  const task = at(tasks.events.changed.example, branch);
  const over = { startAt: '2020-01-08T15:00:00.000Z', endAt: '2020-01-08T22:00:00.000Z' };
  await publish(
    tasks.events.changed(task.id, 1, task),
    tasks.events.changed(task.id, 2, { ...task, state: 'done' }),
    scheduleChanged(shift.id, 1, { ...shift, ...over, branch: { id: branch } }),
  );
  expect(await usesOf(`branches/${branch}`)).toEqual({ places: [], total: 0 });
});

test('refuses to delete a branch with open orders, or their table, and counts the orders', async () => {
  const { branch, call, make, publish, usesOf } = await business();
  const table = await make('tables', { identifier: '14', branch: { id: branch } });
  const oldest = ['A', 'B', 'C', 'D', 'E'].map((uid) => ({ id: uuidv7(), uid }));
  const seated = { id: uuidv7(), uid: 'Z' };
  await publish(
    openOrdersChanged(branch, 1, { branch, total: 9, oldest, tables: [{ id: table, total: 2, oldest: seated }] }),
  );
  const places = oldest.map(({ id, uid }) => ({ kind: 'orders', id, name: uid }));
  const ofTable = { kind: 'tables', id: table, name: '14' };
  expect(await usesOf(`branches/${branch}`)).toEqual({ places: [...places, ofTable], total: 10 });
  expect(await usesOf(`tables/${table}`)).toEqual({ places: [{ kind: 'orders', id: seated.id, name: 'Z' }], total: 2 });
  expect((await call('DELETE', `tables/${table}`)).status).toBe(409);

  await publish(openOrdersChanged(branch, 2, { branch, total: 0, oldest: [], tables: [] }));
  expect((await call('DELETE', `tables/${table}`)).status).toBe(204);
  expect((await call('DELETE', `branches/${branch}`)).status).toBe(204);
});
