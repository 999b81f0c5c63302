// Related posts and projects, among all of the business.
import { expect, test } from '@jest/globals';
import { posts } from '@theke/contracts/content/post';
import type { FoundPage } from '@theke/contracts/page-owner';
import { asGateway, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

const service = runDuringTests(content);

/** More than one page of a list. */
const many = 510;

// PROJECT-08
test('finds the closest of more than five hundred posts, even the oldest, in its current state, of this business only', async () => {
  const [tenant, other] = [uuidv7(), uuidv7()];
  const { useCases } = service().parts;
  const post = (title: string, more: object = {}) =>
    posts.draft.parse({ title, type: 'Jobs', date: '2026-10-01T08:00:00Z', isPublic: true, ...more });
  const old = { type: 'Methoden', date: '2001-01-01T08:00:00Z', introduction: 'Bürgerbeteiligung im Ortskern' };
  const common = { type: 'Methoden', introduction: 'Beteiligung, Bürgerbeteiligung, Ortskern' };
  const closest = await useCases.posts.createFrom(tenant, post('Alt', old));
  await useCases.posts.createFrom(other, post('Fremd', { ...old, introduction: common.introduction }));
  await useCases.posts.createFrom(tenant, post('Geheim', { ...common, isPublic: false }));
  let made = 0;
  const maker = async () => {
    while (made++ < many) await useCases.posts.createFrom(tenant, post('Stelle', { introduction: 'Ortskern' }));
  };
  await Promise.all(Array.from({ length: 6 }, maker));
  const { number = 0 } = await useCases.posts.createFrom(tenant, post('Gefragt', common));
  const related = async () => {
    const as = asGateway(tenant);
    const body = { path: `/magazin/gefragt-${number}` };
    const found = (await request(service(), 'POST', '/internal/pages/find', { as, body })).body.data as FoundPage;
    const data = found && 'data' in found ? found.data : undefined;
    return data?.kind === 'post' ? data.related.map(({ title }) => title) : data;
  };
  expect(await related()).toEqual(['Alt', 'Stelle', 'Stelle']);
  const changed = await request(service(), 'PUT', `/api/posts/${closest.id}`, {
    as: asStaff(tenant),
    body: { ...post('Alt', { date: old.date, introduction: 'Almen' }), version: closest.version },
  });
  expect([changed.status, await related()]).toEqual([200, ['Alt', 'Stelle', 'Stelle']]);
  const published = await request(service(), 'POST', `/api/posts/${closest.id}/publish`, {
    as: asStaff(tenant),
    body: { version: (changed.body.data as { version: number }).version },
  });
  expect([published.status, await related()]).toEqual([200, ['Stelle', 'Stelle', 'Stelle']]);
});
