// HTTP-16
import { expect, test } from '@jest/globals';
import { posts } from '@theke/contracts/content/post';
import { projects } from '@theke/contracts/content/project';
import type { Fact } from '@theke/contracts/event';
import { users } from '@theke/contracts/identity/user';
import { scheduleChanged, scheduleDeleted } from '@theke/contracts/time-tracking/schedule-events';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { identity } from '../service.ts';

const service = runDuringTests(identity);

const shift = { ...scheduleChanged.example, startAt: '2100-01-08T15:00:00.000Z', endAt: '2100-01-08T22:00:00.000Z' };
const post = posts.events.changed.example;
const project = projects.events.changed.example;

async function aUser() {
  const tenant = uuidv7();
  const call = (method: string, path: string, body?: object) =>
    request(service(), method, `/api/users${path}`, { as: asStaff(tenant), ...(body && { body }) });
  const made = await call('POST', '', { ...users.example, profile: undefined });
  expect(made.status).toBe(201);
  const { id } = made.body.data as { id: string };
  const publish = async (fact: Fact) => {
    await service().publish(tenant, fact);
    await service().settled();
  };
  return { id, call, publish };
}

test.each<[string, (user: string) => Fact, Fact, object]>([
  [
    'a shift to come',
    (user) => scheduleChanged(shift.id, 1, { ...shift, user: { id: user } }),
    scheduleDeleted(shift.id, 2, { id: shift.id }),
    { kind: 'working-schedules', id: shift.id, name: 'Küche', at: shift.startAt },
  ],
  [
    'a shift to come, until another takes it',
    (user) => scheduleChanged(shift.id, 1, { ...shift, user: { id: user } }),
    scheduleChanged(shift.id, 2, { ...shift, user: { id: uuidv7() } }),
    { kind: 'working-schedules', id: shift.id, name: 'Küche', at: shift.startAt },
  ],
  [
    'a post that names them',
    (user) => posts.events.changed(post.id, 1, { ...post, members: [{ type: 'Kontaktperson', user: { id: user } }] }),
    posts.events.deleted(post.id, 2, { id: post.id }),
    { kind: 'posts', id: post.id, name: post.title },
  ],
  [
    'a project that names them',
    (user) =>
      projects.events.changed(project.id, 1, {
        ...project,
        members: [{ type: 'Kontaktperson', user: { id: user } }],
      }),
    projects.events.deleted(project.id, 2, { id: project.id }),
    { kind: 'projects', id: project.id, name: project.title },
  ],
])('refuses to delete a user with %s', async (_, changed, gone, place) => {
  const { id, call, publish } = await aUser();
  await publish(changed(id));
  expect((await call('GET', `/${id}/uses`)).body.data).toEqual({ places: [place], total: 1 });
  const refused = await call('DELETE', `/${id}`);
  expect([refused.status, refused.body.errors?.[0]]).toEqual([
    409,
    {
      code: 'IN_USE',
      message: 'Benutzer wird noch verwendet und kann deshalb nicht gelöscht werden.',
      uses: { places: [place], total: 1 },
    },
  ]);
  await publish(gone);
  expect((await call('DELETE', `/${id}`)).status).toBe(204);
});

test('allows it with past shifts', async () => {
  const { id, call, publish } = await aUser();
  const over = { startAt: '2020-01-08T15:00:00.000Z', endAt: '2020-01-08T22:00:00.000Z' };
  await publish(scheduleChanged(shift.id, 1, { ...shift, ...over, user: { id } }));
  expect((await call('DELETE', `/${id}`)).status).toBe(204);
});
