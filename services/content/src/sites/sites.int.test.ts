// Working draft, revisions, and their visibility for guests.
import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import type { SiteFrame } from '@theke/contracts/content/content-page';
import { posts } from '@theke/contracts/content/post';
import { projects } from '@theke/contracts/content/project';
import { sites } from '@theke/contracts/content/site';
import { profileChanged } from '@theke/contracts/identity/profile';
import { imageStored } from '@theke/contracts/media/image';
import type { FoundPage } from '@theke/contracts/page-owner';
import { asGateway, asGuest, asStaff, type Caller } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { dateOf, localTime } from '@theke/rules/time/local-time';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

const service = runDuringTests(content);

type Stored = { id: string; number?: number; version: number; path: string; hasChanges: boolean };

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
    // Ids of rules are counted (redirect-tools.int.test.ts), and differ in each run.
    return JSON.parse(JSON.stringify(body.data), (key, value) => (key === 'redirect' ? undefined : value)) as FoundPage;
  };
  return { tenant, send, save, publish, find };
}
// SEARCH-04
test('reports content as soon as a page, project or post is public, and no longer after', async () => {
  const { publish, save, send, tenant } = aBusiness();
  const hasContent = async () => {
    const asked = { as: asGateway(tenant), body: {} };
    const { body } = await request(service(), 'POST', '/internal/pages/frame', asked);
    return (body.data as SiteFrame).hasContent;
  };
  const made = await save('sites', sites.example);
  expect(await hasContent()).toBe(false);
  const { version } = await publish(made);
  expect(await hasContent()).toBe(true);
  await send('POST', `sites/${made.id}/unpublish`, { version });
  expect(await hasContent()).toBe(false);
  for (const one of [projects, posts]) {
    const { id } = await save(one.name, one.example);
    expect([one.name, await hasContent()]).toEqual([one.name, true]);
    await send('DELETE', `${one.name}/${id}`);
    expect([one.name, await hasContent()]).toEqual([one.name, false]);
  }
});

const titleAt = (found: FoundPage) =>
  found && 'data' in found && found.data?.kind === 'site' ? found.data.site.title : found;

// SITE-05, SITE-08
test('shows guests the published revision while the draft changes', async () => {
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

// SITE-06
test('lists, reads and restores every revision into the draft, visible after publishing', async () => {
  const { find, publish, save, send, tenant } = aBusiness();
  const site = await save('sites', { ...sites.example, title: 'Eins' });
  let { version } = await publish(site);
  ({ version } = (await send('PUT', `sites/${site.id}`, { ...sites.example, title: 'Zwei', version })).data);
  ({ version } = await publish({ ...site, version }));
  const path = `sites/${site.id}/revisions`;
  const list = await request(service(), 'GET', `/api/${path}?pageSize=1`, { as: asStaff(tenant) });
  expect(list.body).toMatchObject({
    data: [{ revision: 2, title: 'Zwei', isShown: true, publishedBy: 'Dora Huber' }],
    meta: { total: 2 },
  });
  expect((await send('GET', `${path}?page=2&pageSize=1`)).data).toMatchObject([{ revision: 1, isShown: false }]);
  expect((await send('GET', `${path}/1`)).data).toMatchObject({ title: 'Eins', isShown: false, content: {} });
  const restore = (revision: number, at: number) => send('POST', `sites/${site.id}/restore`, { revision, version: at });
  // Rejects an outdated version and an unknown revision.
  expect([(await restore(1, version - 1)).status, (await restore(3, version)).status]).toEqual([409, 404]);
  const restored = await restore(1, version);
  expect(restored.data).toMatchObject({ title: 'Eins', hasChanges: true, published: { revision: 2 } });
  expect(titleAt(await find('/leistungen/raumplanung'))).toBe('Zwei');
  await service().settled();
  const published = service().events.filter(({ subject }) => subject === site.id);
  expect(published.at(-1)?.data).toMatchObject({ title: 'Eins', version: restored.data.version });
  await publish(restored.data);
  expect([titleAt(await find('/leistungen/raumplanung')), (await send('GET', `${path}/4`)).status]).toEqual([
    'Eins',
    404,
  ]);
  expect((await send('GET', path, undefined, asGuest(tenant))).status).toBe(401);
  expect((await send('GET', `${path}/1`, undefined, asStaff(uuidv7()))).status).toBe(404);
});

test('allows hundreds of large pages', async () => {
  const { save } = aBusiness();
  const text = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wort '.repeat(5_600) }] }],
  };
  const content = { body: [{ id: 'a', type: 'text_section', value: { text } }] };
  const make = (at: number) => save('sites', { ...sites.example, path: `seite-${at}`, content });
  for (let at = 0; at < 220; at += 20) await Promise.all(Array.from({ length: 20 }, (_, more) => make(at + more)));
});

test('publishes a large page any number of times', async () => {
  const { publish, save, send } = aBusiness();
  const text = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wort '.repeat(150_000) }] }],
  };
  const content = { body: [{ id: 'a', type: 'text_section', value: { text } }] };
  let site = await save('sites', { ...sites.example, content });
  for (let revision = 1; revision <= 9; revision++) {
    site = await publish(site);
    expect(site).toMatchObject({ revisions: revision });
  }
  expect((await send('GET', `sites/${site.id}/revisions`)).data).toHaveLength(9);
});

// SITE-09
test('redirects a changed path to its page, while other pages come and go', async () => {
  const { find, publish, save, send } = aBusiness();
  const first = await publish(await save('sites', { ...sites.example, path: 'alt' }));
  const renamed = await send('PUT', `sites/${first.id}`, { ...sites.example, path: 'neu', version: first.version });
  // Invisible to guests before publishing.
  expect([titleAt(await find('/alt')), await find('/neu')]).toEqual(['', expect.objectContaining({ status: 404 })]);
  const shown = await publish(renamed.data);
  expect([await find('/alt'), titleAt(await find('/neu'))]).toEqual([{ movedTo: '/neu' }, '']);
  const taken = await send('POST', 'sites', { ...sites.example, path: 'neu' });
  expect([taken.status, taken.faults?.[0]?.field]).toEqual([422, 'path']);
  const back = await send('PUT', `sites/${first.id}`, { ...sites.example, path: 'alt', version: shown.version });
  await publish(back.data);
  expect([titleAt(await find('/alt')), await find('/neu')]).toEqual(['', { movedTo: '/alt' }]);
});

// SITE-07, ACCESS-11
test('shows an unpublished page as a draft only by its path', async () => {
  const { find, publish, save, send, tenant } = aBusiness();
  await publish(await save('sites', { ...sites.example, isPublic: false }));
  expect(await find('/leistungen/raumplanung')).toMatchObject({ noindex: true, data: { isDraft: true } });
  expect((await send('GET', 'sites', undefined, asGuest(tenant))).data).toEqual([]);
  expect((await send('GET', 'search?q=raumplanung', undefined, asGuest(tenant))).data).toEqual([]);
});

// NUMBER-02, POST-05, POST-06, PROJECT-03
test('finds posts and projects by number, with any slug', async () => {
  const { find, save, send, publish, tenant } = aBusiness();
  const project = await save('projects', { title: 'Ortskern Vorau', isPublic: true });
  await save('projects', { title: 'Geheim', isPublic: false });
  const post = { title: 'Neues aus Vorau', date: '2026-10-01T08:00:00Z', projects: [{ id: project.id }] };
  await save('posts', { ...post, isPublic: true });
  // Very similar, but no news of this project.
  await save('posts', { ...post, title: 'Anderswo', introduction: 'Neues aus Vorau', projects: [], isPublic: true });
  expect(await find('/projekte/ortskern-vorau-1')).toMatchObject({
    frontend: 'corporate',
    data: { kind: 'project', project: { number: 1 }, relatedPosts: [{ title: 'Neues aus Vorau' }] },
  });
  expect(await find('/projekte/falsch-1')).toEqual({ movedTo: '/projekte/ortskern-vorau-1' });
  expect(await find('/projekte/geheim-2')).toBeNull();
  expect((await send('GET', 'v1/projects', undefined, asGuest(tenant))).data).toMatchObject([
    { title: 'Ortskern Vorau' },
  ]);
  // For administrators, marked as draft.
  expect(await find('/projekte/geheim-2', '', true)).toMatchObject({ noindex: true, data: { isDraft: true } });
  expect(await find('/magazin/neues-aus-vorau-1')).toMatchObject({ data: { post: { projects: [{ number: 1 }] } } });
  const story = {
    path: 'projektstories/vorau',
    type: 'case_study',
    content: { project: { id: project.id }, teaser: 'Elf leere Geschäfte.' },
    description: '',
  };
  await publish(await save('sites', { ...sites.example, ...story }));
  expect(await find('/projekte/ortskern-vorau-1')).toEqual({ movedTo: '/projektstories/vorau' });
  expect(await find('/projektstories/vorau')).toMatchObject({
    data: {
      description: 'Elf leere Geschäfte.',
      project: { href: '/projektstories/vorau' },
      related: [{ title: 'Neues aus Vorau' }],
    },
  });
  expect(await find('/projekte/ortskern-9')).toMatchObject({
    status: 404,
    data: { suggestions: [{ kind: 'project', href: '/projektstories/vorau' }] },
  });
});

// POST-04, SITE-16
test('redirects a post to its published page, which omits unpublished content', async () => {
  const { find, save, publish, send } = aBusiness();
  const post = await save('posts', { title: 'Leitbild', date: '2026-10-01T08:00:00Z', isPublic: true });
  const body = [{ id: 'a', type: 'news', value: {} }];
  await publish(await save('sites', { ...sites.example, path: 'magazin-liste', content: { body } }));
  const spotlight = { ...sites.example, path: 'spotlight/leitbild', type: 'spotlight' };
  const story = await publish(await save('sites', { ...spotlight, content: { post: { id: post.id } } }));
  const hrefs = async () => {
    const found = await find('/magazin-liste');
    return (
      found && 'data' in found && found.data?.kind === 'site' && found.data.postList?.items.map(({ href }) => href)
    );
  };
  expect([await hrefs(), await find('/spotlight/leitbild')]).toMatchObject([
    ['/spotlight/leitbild'],
    { data: { post: { title: 'Leitbild' } } },
  ]);
  const hidden = await send('PUT', `posts/${post.id}`, {
    title: 'Leitbild',
    date: '2026-10-01T08:00:00Z',
    isPublic: false,
    version: post.version,
  });
  // No post, and the page is still shown.
  expect(await find('/spotlight/leitbild')).toMatchObject({ data: { kind: 'site', post: null, related: [] } });
  const { version } = hidden.data;
  await send('PUT', `posts/${post.id}`, { title: 'Leitbild', date: '2026-10-01T08:00:00Z', isPublic: true, version });
  await send('POST', `sites/${story.id}/unpublish`, { version: story.version });
  expect(await hrefs()).toEqual(['/magazin/leitbild-1']);
});

// PROJECT-06
test('shows staff with their own portrait, else that of the team', async () => {
  const { find, save, tenant } = aBusiness();
  const image = { id: uuidv7(), version: 1, extension: 'webp' };
  const publish = async (email: string, picture: object | null) => {
    const profile = { ...profileChanged.example, id: uuidv7(), email, picture } as typeof profileChanged.example;
    await service().publish(tenant, profileChanged(profile.id, 1, profile));
    return { type: 'Planung', user: { id: profile.id } };
  };
  const own = await publish('jana@talraum.example', { ...image, version: 2 });
  const ofTeam = await publish('Dora@talraum.example', null);
  const nobody = await publish('', null);
  const stored = { ...imageStored.example, ...image, id: image.id, description: 'Dora Huber', copyright: 'Studio' };
  await service().publish(tenant, imageStored(image.id, 1, stored as typeof imageStored.example));
  await service().settled();
  const content = { first_name: 'Dora', contact: { email: 'dora@talraum.example' }, picture: image };
  await save('blocks', { isPublic: true, name: 'Dora', identifier: 'dora', type: 'team_member', content });
  const members = [own, { ...ofTeam, type: 'Kontaktperson' }, nobody];
  await save('projects', { title: 'Vorau', isPublic: true, members });
  const found = await find('/projekte/vorau-1');
  const data = found && 'data' in found ? found.data : undefined;
  expect(data?.kind === 'project' && data.project.members.map(({ portrait }) => portrait)).toMatchObject([
    { ...image, alt: 'Dora Huber', copyright: 'Studio' },
    { ...image, version: 2 },
    null,
  ]);
});

// FRAME-07
test('suggests pages by words of the path, including umlauts in texts', async () => {
  const { find, save, publish } = aBusiness();
  await publish(await save('sites', sites.example));
  await save('posts', { title: 'Ein Bürgerrat im Tal', date: '2026-10-01T08:00:00Z', isPublic: true });
  await save('projects', { title: 'Bürgerräte beraten', isPublic: true });
  await save('projects', { title: 'Bürgerrat, geheim', isPublic: false });
  // An invalid path is not found without a database query.
  expect(await find('/%00')).toMatchObject({ status: 404, data: { suggestions: [] } });
  expect(await find('/buergerrat/alt')).toMatchObject({
    status: 404,
    data: { path: '/buergerrat', suggestions: [{ kind: 'post', title: 'Ein Bürgerrat im Tal' }] },
  });
  // M1 of the fifth attack: the response contains only the words found, so that made-up paths share one page.
  expect(await find('/erfunden-77')).toEqual(await find('/auch-erfunden/78'));
  expect(await find('/buergerrat-77')).toEqual(await find('/erfunden/buergerrat'));
});

test("filters lists by the URL's query", async () => {
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
  // Counts of statuses and topics ignore the filter.
  const found = await find('/referenzen', 'status=completed');
  expect(found).toMatchObject({
    data: {
      statuses: { 'in-progress': 2, completed: 1 },
      subjects: { topics: [{ name: 'Ortskerne', projects: 1, posts: 0 }], services: [] },
    },
  });
  expect(await titles('')).toEqual(['Kern', 'Läuft', 'Alt']);
  expect(await titles('status=completed')).toEqual(['Alt']);
  expect(await titles('status=in-progress')).toEqual(['Kern', 'Läuft']);
  expect(await titles('topic=ortskerne,99&term=ker')).toEqual(['Kern']);
  expect(await titles('topic=unbekannt')).toEqual([]);
  expect(await titles('page=0')).toHaveLength(3);
  expect(await titles('status=egal')).toEqual([]);
  expect(await titles('term=%00ker&topic=%00')).toEqual(['Kern']);
});

test('shows the number of posts per type, independent of the filter', async () => {
  const { find, save, publish } = aBusiness();
  const date = '2026-10-01T08:00:00Z';
  for (const [title, type, isPublic] of [
    ['Eins', 'News', true],
    ['Zwei', 'News', true],
    ['Drei', 'Jobs', true],
    ['Geheim', 'Jobs', false],
  ])
    await save('posts', { title, type, date, isPublic });
  const body = [{ id: 'a', type: 'news', value: {} }];
  await publish(await save('sites', { ...sites.example, path: 'magazin-liste', content: { body } }));
  const types = { News: 2, Fixleistungen: 0, Methoden: 0, Jobs: 1 };
  expect(await find('/magazin-liste', 'type=jobs&term=drei')).toMatchObject({
    data: { types, postList: { total: 1 } },
  });
});

test('BLOCK-17: limits lists and scrollers to one type of posts, with their own pages and search', async () => {
  const { find, save, publish } = aBusiness();
  for (let at = 1; at <= 18; at++)
    await save('posts', {
      title: `Stelle ${at}`,
      type: at % 6 === 0 ? 'News' : 'Jobs',
      date: `2026-10-${String(at).padStart(2, '0')}T08:00:00Z`,
      isPublic: true,
    });
  await save('posts', { title: 'Sechzehnte', type: 'Jobs', date: '2026-09-01T08:00:00Z', isPublic: true });
  const pageWith = async (path: string, ...sections: { type: string; value: object }[]) => {
    const body = sections.map((section, index) => ({ id: `${index}`, ...section }));
    await publish(await save('sites', { ...sites.example, path, content: { body } }));
  };
  const jobs = { type: 'news', value: { type: 'Jobs' } };
  await pageWith('karriere', jobs, { type: 'news_scroller', value: { type: 'News', limit: 2 } });
  const data = async (path: string, query?: string) => {
    const found = await find(path, query);
    if (!found || !('data' in found) || found.data?.kind !== 'site') throw new Error(`no page at ${path}`);
    return found.data;
  };
  const first = await data('/karriere', 'type=News');
  expect([first.postList, first.types]).toEqual([null, null]);
  expect(first.presetPosts).toMatchObject([{ type: 'Jobs', total: 16, filters: { type: [] } }]);
  expect(first.presetPosts[0]?.items.every(({ type }) => type === 'Jobs')).toBe(true);
  expect(first.newest.map(({ title }) => title)).toEqual(['Stelle 18', 'Stelle 12']);
  expect((await data('/karriere', 'page=2')).presetPosts[0]?.items).toMatchObject([{ title: 'Sechzehnte' }]);
  expect((await data('/karriere', 'term=sech')).presetPosts[0]?.total).toBe(1);
  // PAGE-14: such a list is not the magazine.
  expect(await find('/magazin')).toMatchObject({ status: 404 });
  await pageWith('aktuelles', { type: 'news', value: { type: 'all' } }, jobs);
  expect(await find('/magazin')).toEqual({ movedTo: '/aktuelles' });
  expect(await data('/aktuelles', 'type=news')).toMatchObject({
    postList: { total: 3 },
    presetPosts: [{ type: 'Jobs', total: 16 }],
  });
});

test('SEO-07: takes the picture for link previews from the content, else from what the page lists', async () => {
  const { find, save, publish } = aBusiness();
  const image = (extension = 'webp') => ({ id: uuidv7(), version: 1, extension });
  const [ofProject, ofContent] = [image(), image()];
  await save('projects', { title: 'Platz', isPublic: true, images: [ofProject] });
  const share = async (path: string, body: object[]) => {
    await publish(await save('sites', { ...sites.example, path, content: { body } }));
    const found = await find(`/${path}`);
    return found && 'data' in found ? found.data?.shareImage?.id : found;
  };
  const list = { id: 'a', type: 'projects', value: {} };
  const picture = { id: 'b', type: 'image_section', value: { image: { ...ofContent, alt: 'Platz' } } };
  expect(await share('liste', [list])).toBe(ofProject.id);
  expect(await share('bild', [list, picture])).toBe(ofContent.id);
  expect(await share('ohne', [{ id: 'c', type: 'hr', value: {} }])).toBeUndefined();
});

// PAGE-14
test('redirects the prefix of posts and projects to the list page, preferring one in a menu', async () => {
  const { find, save, publish } = aBusiness();
  const listing = async (path: string, type: string) => {
    // The same list within columns.
    const inside = [{ id: 'b', type, value: {} }];
    const body = [
      { id: 'a', type: 'columns', value: { columns: [{ id: 'c', type: 'column', value: { body: inside } }] } },
    ];
    const site = await save('sites', { ...sites.example, path, content: { body } });
    return { site, publish: () => publish(site) };
  };
  await publish(await save('sites', { ...sites.example, path: 'buero' }));
  expect(await find('/projekte')).toMatchObject({ status: 404 });
  await (await listing('werke', 'projects')).publish();
  expect(await find('/projekte', 'topic=3&page=2')).toEqual({ movedTo: '/werke?topic=3&page=2' });
  expect(await find('/magazin/')).toMatchObject({ status: 404 });
  // LIST-11
  expect(await find('/werke')).toMatchObject({ data: { lists: { projects: null, posts: null } } });
  await save('topics', { name: 'Hitze' });
  expect(await find('/werke')).toMatchObject({ data: { lists: { projects: '/werke', posts: null } } });
  const second = await listing('referenzen', 'projects');
  await second.publish();
  const third = await listing('archiv', 'projects');
  await third.publish();
  const item = ({ site }: typeof second) => ({ label: 'Projekte', type: 'site', site: { id: site.id } });
  await save('navigations', { isPublic: true, name: 'Fuß', identifier: 'footer', items: [item(third)] });
  const main = [{ label: 'Büro', type: 'home', children: [item(third)] }, item(second)];
  await save('navigations', { isPublic: true, name: 'Haupt', identifier: 'main', items: main });
  expect(await find('/projekte')).toEqual({ movedTo: '/referenzen' });
  expect(await find('/buero')).toMatchObject({ data: { lists: { projects: '/referenzen', posts: null } } });
});

// PROJECT-02
test("uses the business's time zone to decide whether a project is completed", async () => {
  const dayIn = (zone: string) => dateOf(localTime(zone, Date.now()));
  const [first, last] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const ended = { title: 'Platz', isPublic: true, startDate: '2020-01-01', endDate: dayIn(last) };
  for (const [zone, status] of [
    [first, 'completed'],
    [last, 'in-progress'],
  ] as const) {
    const { save, send, tenant } = aBusiness();
    const branch = { ...branches.events.changed.example, id: uuidv7(), timeZone: zone };
    await service().publish(tenant, branches.events.changed(branch.id, 1, branch));
    await service().settled();
    await save('projects', ended);
    const found = await send('GET', `projects?filter[status]=${status}`);
    expect([zone, found.data]).toMatchObject([zone, [{ title: 'Platz' }]]);
  }
});

// SITE-17
test('redirects one path, or many by a pattern, while enabled', async () => {
  const { find, save, send } = aBusiness();
  const rule = await save('redirects', { path: '/alt', target: '/neu' });
  await save('redirects', { path: 'aktuelles/*', target: '/magazin' });
  expect([await find('/alt'), await find('/aktuelles/2019/fest')]).toEqual([
    { movedTo: '/neu' },
    { movedTo: '/magazin' },
  ]);
  expect((await send('POST', 'redirects', { path: 'neu', target: '/alt' })).faults).toMatchObject([
    { code: 'REDIRECT_LOOP', field: 'target' },
  ]);
  await send('PUT', `redirects/${rule.id}`, { path: 'alt', target: '/neu', isEnabled: false, version: rule.version });
  expect(await find('/alt')).toBeNull();
});

// SITE-17
test('rejects one of two redirects to each other saved concurrently', async () => {
  const { send } = aBusiness();
  const saved = await Promise.all(
    Array.from({ length: 20 }, (_, pair) => [
      { path: `a${pair}`, target: `/b${pair}` },
      { path: `b${pair}`, target: `/a${pair}` },
    ]).flatMap((both) => both.map((rule) => send('POST', 'redirects', rule))),
  );
  const pairs = Array.from({ length: 20 }, (_, pair) => saved.slice(pair * 2, pair * 2 + 2));
  for (const pair of pairs) expect(pair.map(({ status }) => status).sort()).toEqual([201, 422]);
});

// PAGE-15
test('matches query parameters with priority over the path alone', async () => {
  const { find, save, publish } = aBusiness();
  await save('redirects', { path: 'index.php?id=12', target: '/leistungen' });
  await save('redirects', { path: '?p=7', target: '/magazin' });
  const leistungen = { query: { id: '12' }, movedTo: '/leistungen' };
  expect(await find('/index.php')).toEqual({ byQuery: [leistungen] });
  expect(await find('/')).toEqual({ byQuery: [{ query: { p: '7' }, movedTo: '/magazin' }] });
  await publish(await save('sites', { ...sites.example, path: 'index.php' }));
  expect(await find('/index.php')).toMatchObject({ frontend: 'corporate', byQuery: [leistungen] });
});

// PAGE-09
test('rejects a redirect from a platform path or a page', async () => {
  const { save, send, publish } = aBusiness();
  await publish(await save('sites', { ...sites.example, path: 'buero', name: 'Büro' }));
  const refused = async (path: string) => (await send('POST', 'redirects', { path, target: '/neu' })).faults?.[0];
  for (const path of ['backend/alt', 'api/x', 'q/n12', 'terminal', '/robots.txt', 'sitemap.xml', 'health/ready'])
    expect([path, await refused(path)]).toMatchObject([path, { code: 'FIXED_PATH', field: 'path' }]);
  expect(await refused('buero')).toMatchObject({ field: 'path', message: expect.stringContaining('„Büro“') });
  for (const path of ['terminal', 'q/x', 'robots.txt', 'sitemap.xml', 'health/live'])
    expect([path, (await send('POST', 'sites', { ...sites.example, path })).faults?.[0]]).toMatchObject([
      path,
      { code: 'FIXED_PATH', field: 'path' },
    ]);
});

// SITE-09
test('keeps a former path until another page or redirect takes it', async () => {
  const { find, save, send, publish } = aBusiness();
  const { id, version } = await publish(await save('sites', { ...sites.example, path: 'aktion', name: 'Aktion' }));
  const renamed = (await send('PUT', `sites/${id}`, { ...sites.example, name: 'Aktion', path: 'aktion-alt', version }))
    .data;
  // Guests still see it there.
  const taken = await send('POST', 'sites', { ...sites.example, path: 'aktion' });
  expect(taken.faults).toMatchObject([
    { code: 'NOT_UNIQUE', field: 'path', message: expect.stringContaining('„Aktion“') },
  ]);
  await publish(renamed);
  expect(await find('/aktion')).toEqual({ movedTo: '/aktion-alt' });
  await publish(await save('sites', { ...sites.example, path: 'aktion', title: 'Die neue' }));
  expect(await find('/aktion')).toMatchObject({ data: { title: 'Die neue' } });
  expect((await send('GET', `sites/${id}`)).data).toMatchObject({ formerPaths: [] });
  expect(await find('/aktion-alt')).toMatchObject({ frontend: 'corporate', data: { kind: 'site' } });
});

test('lets a redirect take a former path', async () => {
  const { find, save, send, publish } = aBusiness();
  const { id, version } = await publish(await save('sites', { ...sites.example, path: 'fest' }));
  await publish((await send('PUT', `sites/${id}`, { ...sites.example, path: 'fest-2026', version })).data);
  expect(await find('/fest')).toEqual({ movedTo: '/fest-2026' });
  await save('redirects', { path: 'fest', target: '/magazin' });
  expect(await find('/fest')).toEqual({ movedTo: '/magazin' });
});

// PROJECT-09, LIST-03
test('lists a case study with picture and public project, and loads projects by id', async () => {
  const { find, save, send, publish, tenant } = aBusiness();
  const image = { id: uuidv7(), version: 1, extension: 'webp', alt: 'Platz' };
  const sector = await save('business-sectors', { name: 'Ohne' });
  const shown = await save('projects', {
    title: 'Vorau',
    isPublic: true,
    startDate: '2020-01-01',
    businessSectors: [{ id: sector.id }],
  });
  const hidden = await save('projects', { title: 'Geheim', isPublic: false });
  const story = async (path: string, content: object, isPublic = true) =>
    publish(await save('sites', { ...sites.example, path, type: 'case_study', isPublic, content }));
  const whole = { image, project: { id: shown.id } };
  const complete = await story('gut', whole);
  const bare = await story('ohne-bild', { project: whole.project });
  const secret = await story('geheim', { image, project: { id: hidden.id } });
  await story('ohne-projekt', { image });
  await story('nicht-zu-finden', whole, false);
  const entry = ({ id }: { id: string }) => ({ label: id, type: 'site', site: { id } });
  await save('navigations', {
    isPublic: true,
    name: 'Stories',
    identifier: 'case-studies',
    items: [entry(complete), entry(bare)],
  });
  await save('navigations', {
    isPublic: true,
    name: 'Haupt',
    identifier: 'main',
    items: [{ ...entry(secret), label: 'Ohne' }],
  });
  const chosen = [complete, bare, secret].map(({ id }) => ({ id }));
  const body = [{ id: 'a', type: 'case_studies', value: { sites: chosen } }];
  await publish(await save('sites', { ...sites.example, path: 'start', content: { body } }));
  expect(await find('/start')).toMatchObject({
    data: {
      // Entries of case studies have their page's picture, those named like a sector a count.
      navigations: expect.arrayContaining([
        expect.objectContaining({
          identifier: 'case-studies',
          items: [
            expect.objectContaining({ image: { ...image, copyright: '' }, sectors: ['Ohne'] }),
            expect.not.objectContaining({ image: expect.anything() }),
          ],
        }),
        expect.objectContaining({ identifier: 'main', items: [expect.objectContaining({ projects: 1 })] }),
      ]),
      caseStudies: [{ href: '/gut', project: { topics: [], startDate: '2020-01-01', endDate: null } }],
      references: {
        sites: [
          { href: '/gut', project: { startDate: '2020-01-01' } },
          { href: '/ohne-bild', image: null },
          { href: '/geheim', project: null },
        ],
      },
    },
  });
  const ids = [hidden, shown].map(({ number }) => number).join(',');
  const asked = await send('GET', `v1/projects?ids=${ids}`, undefined, asGuest(tenant));
  expect(asked.data).toMatchObject([{ id: shown.id }]);
});

test('NAV-06: removes unpublished pages and deleted branches from menus at every level', async () => {
  const { find, publish, save } = aBusiness();
  const page = async (path: string, isPublic: boolean) =>
    publish(await save('sites', { ...sites.example, path, isPublic }));
  const [open, hidden] = [await page('offen', true), await page('geheim', false)];
  const draft = await save('sites', { ...sites.example, path: 'entwurf' });
  const entry = (label: string, { id }: { id: string }, children: object[] = []) => ({
    ...{ label, type: 'site', site: { id }, children },
  });
  const gone = { label: 'Filiale', type: 'branch', branch: { id: uuidv7() } };
  await save('navigations', {
    isPublic: true,
    name: 'Haupt',
    identifier: 'main',
    items: [
      entry('Geheim', hidden),
      entry('Entwurf', draft, [entry('Auch geheim', hidden)]),
      entry('Gruppe', hidden, [entry('Darunter geheim', hidden, [{ ...gone, label: 'Weg' }])]),
      entry('Überschrift', hidden, [entry('Offen darunter', open)]),
      entry('Offen', open, [entry('Nicht hier', draft)]),
      gone,
      { label: 'Wort', type: 'link' },
    ],
  });
  const { data } = (await find('/offen')) as { data: { navigations: { identifier: string; items: Shown[] }[] } };
  type Shown = { label: string; href: string | null; children: Shown[] };
  const linksIn = (items: Shown[]): unknown[] =>
    items.map(({ label, href, children }) => [label, href, linksIn(children)]);
  expect(linksIn(data.navigations.find(({ identifier }) => identifier === 'main')?.items ?? [])).toEqual([
    ['Überschrift', null, [['Offen darunter', '/offen', []]]],
    ['Offen', '/offen', []],
    ['Wort', null, []],
  ]);
});
