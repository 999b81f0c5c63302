// A post dated in the future is not public before its date (POST-08): every place that shows posts to guests.
import { expect, test } from '@jest/globals';
import { sites } from '@theke/contracts/content/site';
import type { FoundPage } from '@theke/contracts/page-owner';
import { asGateway, asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

let clock = new Date();
const service = runDuringTests(content, { now: () => clock });
const startsAt = new Date(clock.getTime() + 3_600_000);

const tenant = uuidv7();
const send = async (path: string, body: object) => {
  const reply = await request(service(), 'POST', `/api/${path}`, { as: asStaff(tenant), body, now: clock });
  expect([path, reply.body.errors]).toEqual([path, undefined]);
  return reply.body.data as { id: string; version: number };
};
const get = async (path: string) => {
  const { status, body } = await request(service(), 'GET', `/api/${path}`, { as: asGuest(tenant), now: clock });
  return { status, text: JSON.stringify(body) };
};
const find = async (path: string, withDrafts = false, query = '') => {
  const asked = { as: asGateway(tenant), now: clock, body: { path, withDrafts, ...(query && { query }) } };
  return (await request(service(), 'POST', '/internal/pages/find', asked)).body.data as FoundPage;
};
const dataOf = (found: FoundPage) => (found && 'data' in found ? found.data : undefined);

test('a post dated in the future appears nowhere before its date, and everywhere from then on', async () => {
  const image = { id: uuidv7(), version: 1, extension: 'webp' };
  const topic = await send('topics', { name: 'Hitze' });
  const project = await send('projects', { title: 'Platz', isPublic: true });
  const about = { type: 'News', isPublic: true, topics: [{ id: topic.id }], introduction: 'Ankündigung' };
  await send('posts', { ...about, title: 'Gestern', date: new Date(clock.getTime() - 86_400_000).toISOString() });
  const post = await send('posts', {
    ...about,
    title: 'Morgen',
    date: startsAt.toISOString(),
    images: [image],
    projects: [{ id: project.id }],
  });
  const publish = async (path: string, type: string, body: object[], more: object = {}) => {
    const { id } = await send('sites', { ...sites.example, path, type, content: { body, ...more } });
    await send(`sites/${id}/publish`, { version: 1 });
  };
  await publish('aktuelles', 'default', [
    { id: 'a', type: 'news', value: {} },
    { id: 'b', type: 'news_scroller', value: {} },
    { id: 'c', type: 'topics', value: {} },
    {
      id: 'd',
      type: 'title_section',
      value: {
        title: 'Aktuell',
        links: [{ id: 'l', type: 'post_link', value: { label: 'Mehr', post: { id: post.id } } }],
      },
    },
  ]);
  await publish('angekuendigt', 'spotlight', [], { post: { id: post.id } });

  /** The places that show the post. */
  const places = async () => {
    const list = dataOf(await find('/aktuelles'));
    const site = list?.kind === 'site' ? list : undefined;
    const titles = (all: readonly { title: string }[] = []) => all.some(({ title }) => title === 'Morgen');
    const announced = dataOf(await find('/angekuendigt'));
    const projectPage = dataOf(await find('/projekte/platz-1'));
    const other = dataOf(await find('/magazin/gestern-1'));
    const missing = dataOf(await find('/morgen-frueh'));
    const file = await request(service(), 'POST', '/internal/files/find', {
      as: asGateway(tenant),
      now: clock,
      body: { id: image.id, extension: 'webp' },
    });
    return {
      page: await find('/magazin/morgen-2'),
      list: titles(site?.postList?.items),
      scroller: titles(site?.newest),
      counts: [site?.types?.News, site?.subjects.topics[0]?.posts],
      links: titles(site?.references.posts),
      spotlight: announced?.kind === 'site' && announced.post !== null,
      ofProject: projectPage?.kind === 'project' && titles(projectPage.relatedPosts),
      related: other?.kind === 'post' && titles(other.related),
      suggestions: missing?.kind === 'not-found' && titles(missing.suggestions),
      search: (await get('search?q=ank%C3%BCndigung')).text.includes('Morgen'),
      // Also the source of the RSS feed.
      api: (await get('v1/posts')).text.includes('Morgen'),
      apiByNumber: (await get('v1/posts/2')).status,
      // Also the source of the site map.
      resource: (await get('posts?pageSize=200')).text.includes('Morgen'),
      resourceById: (await get(`posts/${post.id}`)).status,
      file: file.status,
    };
  };
  expect(await places()).toEqual({
    page: expect.objectContaining({ status: 404 }),
    list: false,
    scroller: false,
    counts: [1, 1],
    links: false,
    spotlight: false,
    ofProject: false,
    related: false,
    suggestions: false,
    search: false,
    api: false,
    apiByNumber: 404,
    resource: false,
    resourceById: 404,
    file: 404,
  });
  // POST-07: administrators see it as a draft.
  const draft = dataOf(await find('/aktuelles', true));
  expect(draft?.kind === 'site' && draft.newest.map(({ title, isPublic }) => [title, isPublic])).toEqual([
    ['Morgen', false],
    ['Gestern', true],
  ]);
  const spotlight = dataOf(await find('/angekuendigt', true));
  expect(spotlight?.kind === 'site' && spotlight.post?.isPublic).toBe(false);
  clock = startsAt;
  expect(await places()).toEqual({
    // The post has a page of its own.
    page: { movedTo: '/angekuendigt' },
    list: true,
    scroller: true,
    counts: [2, 2],
    links: true,
    spotlight: true,
    ofProject: true,
    related: true,
    suggestions: true,
    search: true,
    api: true,
    apiByNumber: 200,
    resource: true,
    resourceById: 200,
    file: 200,
  });
});
