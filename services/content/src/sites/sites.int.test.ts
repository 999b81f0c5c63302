// Working draft, revisions, and what guests see of them.
import { expect, test } from '@jest/globals';
import { sites } from '@theke/contracts/content/site';
import type { FoundPage } from '@theke/contracts/page-owner';
import { asGateway, asGuest, asStaff, type Caller } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

const service = runDuringTests(content);

type Stored = { id: string; version: number; path: string; hasChanges: boolean };

function aBusiness() {
  const tenant = uuidv7();
  const as = asStaff(tenant);
  const send = async (method: string, path: string, body?: object, by: Caller = as) => {
    const { status, body: reply } = await request(service(), method, `/api/${path}`, { as: by, ...(body && { body }) });
    return { status, data: reply?.data as Stored, faults: reply?.errors };
  };
  const save = async (path: string, body: object) => {
    const { status, data, faults } = await send('POST', path, body);
    expect([path, status, faults]).toEqual([path, 201, undefined]);
    return data;
  };
  const publish = async ({ id, version }: Stored) => (await send('POST', `sites/${id}/publish`, { version })).data;
  const find = async (path: string, query?: string, withDrafts = false) => {
    const { body } = await request(service(), 'POST', '/internal/pages/find', {
      as: asGateway(tenant),
      body: { path, withDrafts, ...(query !== undefined && { query }) },
    });
    return body.data as FoundPage;
  };
  return { tenant, send, save, publish, find };
}
const titleAt = (found: FoundPage) =>
  found && 'data' in found && found.data?.kind === 'site' ? found.data.site.title : found;

test('guests see the revision that was published, and the draft changes meanwhile', async () => {
  const { find, publish, save, send, tenant } = aBusiness();
  const made = await save('sites', { ...sites.example, title: 'Eins' });
  expect([made.hasChanges, await find('/leistungen/raumplanung')]).toEqual([true, null]);
  const shown = await publish(made);
  expect([shown.hasChanges, titleAt(await find('/leistungen/raumplanung'))]).toEqual([false, 'Eins']);
  const put = (title: string, { version }: Stored) =>
    send('PUT', `sites/${made.id}`, { ...sites.example, title, version });
  const draft = (await put('Zwei', shown)).data;
  expect([draft.hasChanges, titleAt(await find('/leistungen/raumplanung'))]).toEqual([true, 'Eins']);
  expect((await put('Drei', shown)).status).toBe(409);
  expect((await send('POST', `sites/${made.id}/publish`, { version: shown.version })).status).toBe(409);
  const back = (await send('POST', `sites/${made.id}/discard`, { version: draft.version })).data;
  expect(back).toMatchObject({ title: 'Eins', hasChanges: false });
  const gone = (await send('POST', `sites/${made.id}/unpublish`, { version: back.version })).data;
  expect([await find('/leistungen/raumplanung'), gone.hasChanges]).toEqual([null, true]);
  expect((await send('GET', 'sites', undefined, asGuest(tenant))).data).toEqual([]);
});

test('a path that changed leads to the page, before and after others come and go', async () => {
  const { find, publish, save, send } = aBusiness();
  const first = await publish(await save('sites', { ...sites.example, path: 'alt' }));
  const renamed = await send('PUT', `sites/${first.id}`, { ...sites.example, path: 'neu', version: first.version });
  // Guests are told nothing of it before it is published.
  expect([titleAt(await find('/alt')), await find('/neu')]).toEqual(['', expect.objectContaining({ status: 404 })]);
  const shown = await publish(renamed.data);
  expect([await find('/alt'), titleAt(await find('/neu'))]).toEqual([{ movedTo: '/neu' }, '']);
  const taken = await send('POST', 'sites', { ...sites.example, path: 'alt' });
  expect([taken.status, taken.faults?.[0]?.field]).toEqual([422, 'path']);
  const back = await send('PUT', `sites/${first.id}`, { ...sites.example, path: 'alt', version: shown.version });
  await publish(back.data);
  expect([titleAt(await find('/alt')), await find('/neu')]).toEqual(['', { movedTo: '/alt' }]);
});

test('what is not public is a draft for whoever knows its path, and nowhere else', async () => {
  const { find, publish, save, send, tenant } = aBusiness();
  await publish(await save('sites', { ...sites.example, isPublic: false }));
  expect(await find('/leistungen/raumplanung')).toMatchObject({ noindex: true, data: { isDraft: true } });
  expect((await send('GET', 'sites', undefined, asGuest(tenant))).data).toEqual([]);
});

test('posts and projects are found by their number, whatever stands before it', async () => {
  const { find, save, publish } = aBusiness();
  const project = await save('projects', { title: 'Ortskern Vorau', isPublic: true });
  await save('projects', { title: 'Geheim', isPublic: false });
  const post = { title: 'Neues aus Vorau', date: '2026-10-01T08:00:00Z', projects: [{ id: project.id }] };
  await save('posts', { ...post, isPublic: true });
  expect(await find('/projekte/ortskern-vorau-1')).toMatchObject({
    frontend: 'corporate',
    data: { kind: 'project', project: { number: 1 }, relatedPosts: [{ title: 'Neues aus Vorau' }] },
  });
  expect(await find('/projekte/falsch-1')).toEqual({ movedTo: '/projekte/ortskern-vorau-1' });
  expect(await find('/projekte/geheim-2')).toBeNull();
  // To administrators, marked.
  expect(await find('/projekte/geheim-2', '', true)).toMatchObject({ noindex: true, data: { isDraft: true } });
  expect(await find('/magazin/neues-aus-vorau-1')).toMatchObject({ data: { post: { projects: [{ number: 1 }] } } });
  const story = { path: 'projektstories/vorau', type: 'case_study', content: { project: { id: project.id } } };
  await publish(await save('sites', { ...sites.example, ...story }));
  expect(await find('/projekte/ortskern-vorau-1')).toEqual({ movedTo: '/projektstories/vorau' });
  expect(await find('/projektstories/vorau')).toMatchObject({
    data: { project: { href: '/projektstories/vorau' }, related: [{ title: 'Neues aus Vorau' }] },
  });
  expect(await find('/projekte/ortskern-9')).toMatchObject({
    status: 404,
    data: { suggestions: [{ kind: 'project', href: '/projektstories/vorau' }] },
  });
});

test('lists are filtered by what stands in the address', async () => {
  const { find, save, publish } = aBusiness();
  const topic = await save('topics', { name: 'Ortskerne' });
  for (const [title, more] of Object.entries({
    Alt: { endDate: '2020-01-01', startDate: '2019-01-01' },
    Kern: { startDate: '2020-01-01', topics: [{ id: topic.id }], weight: 1 },
    Läuft: { startDate: '2020-01-01', endDate: '2099-01-01' },
  }))
    await save('projects', { title, isPublic: true, ...more });
  const body = [{ id: 'a', type: 'projects', value: {} }];
  await publish(await save('sites', { ...sites.example, path: 'referenzen', content: { body } }));
  const titles = async (query: string) => {
    const found = await find('/referenzen', query);
    const data = found && 'data' in found ? found.data : undefined;
    return data?.kind === 'site' ? data.projectList?.items.map(({ title }) => title) : undefined;
  };
  expect(await titles('')).toEqual(['Kern', 'Läuft', 'Alt']);
  expect(await titles('status=completed')).toEqual(['Alt']);
  expect(await titles('status=in-progress')).toEqual(['Kern', 'Läuft']);
  expect(await titles('topic=ortskerne,99&term=ker')).toEqual(['Kern']);
  expect(await titles('topic=unbekannt')).toEqual([]);
  expect(await titles('page=0&status=egal')).toHaveLength(3);
});
