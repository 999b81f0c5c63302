// Public endpoints: /api/v1, the search and form submissions.
import { expect, test } from '@jest/globals';
import { formSubmitted, forms } from '@theke/contracts/content/form';
import { sites } from '@theke/contracts/content/site';
import { profileChanged, profileDeleted } from '@theke/contracts/identity/profile';
import { imageChanged, imageStored } from '@theke/contracts/media/image';
import { asGateway, asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

const service = runDuringTests(content);

function aBusiness() {
  const tenant = uuidv7();
  const save = async (path: string, body: object) => {
    const reply = await request(service(), 'POST', `/api/${path}`, { as: asStaff(tenant), body });
    expect([path, reply.body.errors]).toEqual([path, undefined]);
    return reply.body.data as { id: string; version: number; formId: string };
  };
  const get = async (path: string) => {
    const { status, body } = await request(service(), 'GET', `/api/${path}`, { as: asGuest(tenant) });
    return { status, data: body.data as never, meta: body.meta, faults: body.errors };
  };
  return { tenant, save, get };
}

// LIST-08, NUMBER-01
test('lists projects and reads them by number, with names of references, only public ones', async () => {
  const { get, save } = aBusiness();
  const hidden = await save('topics', { name: 'Geheim', isPublic: false });
  const topic = await save('topics', { name: 'Ortskerne' });
  const project = { title: 'Vorau', topics: [{ id: topic.id }, { id: hidden.id }], isPublic: true };
  await save('projects', { ...project, name: 'Interner Name', introduction: 'Ein Platz' });
  await save('projects', { ...project, title: 'Geheim', isPublic: false });
  const list = await get('v1/projects?topic=2&term=platz');
  expect([list.meta, list.data]).toMatchObject([
    { total: 1, pageSize: 15 },
    [{ number: 1, title: 'Vorau', href: '/projekte/vorau-1', topics: [{ name: 'Ortskerne', number: 2 }] }],
  ]);
  expect(JSON.stringify([list, await get('v1/projects/1')])).not.toContain('Intern');
  expect([(await get('v1/projects/2')).status, (await get('v1/projects/77')).status]).toEqual([404, 404]);
  // TENANT-03: numbers are per business.
  const other = aBusiness();
  expect([(await other.get('v1/projects/1')).status, (await other.get('v1/projects')).data]).toEqual([404, []]);
  expect((await get('v1/topics')).data).toEqual([{ id: topic.id, number: 2, name: 'Ortskerne' }]);
  expect((await get('v1/projects?status=egal')).faults?.[0]).toMatchObject({ field: 'status' });
});

// LIST-01
test('finds projects by the name of a client or topic, beside their own richText', async () => {
  const { get, save } = aBusiness();
  const topic = await save('topics', { name: 'Ortskern', context: 'project' });
  await save('projects', {
    title: 'Platz',
    contacts: [{ name: 'Gemeinde Sillian', category: 'Auftraggeberin' }],
    isPublic: true,
  });
  await save('projects', { title: 'Markt', topics: [{ id: topic.id }], isPublic: true });
  await save('projects', { title: 'Ortskern Lienz', isPublic: true });
  await save('projects', { title: 'Entwurf', topics: [{ id: topic.id }], isPublic: false });
  const found = async (term: string) =>
    ((await get(`v1/projects?term=${term}`)).data as { title: string }[]).map(({ title }) => title).toSorted();
  expect(await found('sillian')).toEqual(['Platz']);
  expect(await found('ortskern')).toEqual(['Markt', 'Ortskern Lienz']);
  expect(await found('quatsch')).toEqual([]);
});

// LIST-01, LIST-03
test('filters projects by several statuses, repeated parameters and numbers', async () => {
  const { get, save } = aBusiness();
  for (const name of ['Klima', 'Wald']) await save('topics', { name });
  const project = (title: string, startDate: string | null, endDate: string | null, topic: string) =>
    save('projects', { title, startDate, endDate, topics: [{ id: topic }], isPublic: true });
  const [klima, wald] = ((await get('v1/topics')).data as { id: string }[]).map(({ id }) => id) as [string, string];
  await project('Vorbei', '2020-01-01', '2021-01-01', klima);
  await project('Läuft', '2020-01-01', null, wald);
  await project('Ohne Beginn', null, null, klima);
  const found = async (query: string) =>
    ((await get(`v1/projects?${query}`)).data as { title: string }[]).map(({ title }) => title).toSorted();
  expect(await found('status=completed,in-progress')).toEqual(['Läuft', 'Vorbei']);
  expect(await found('status=completed')).toEqual(['Vorbei']);
  expect(await found('status=&status=completed&status=in-progress')).toEqual(['Läuft', 'Vorbei']);
  expect(await found('topic=1&topic=2&status=in-progress')).toEqual(['Läuft']);
  expect(await found('ids=3,1')).toEqual(['Ohne Beginn', 'Vorbei']);
  expect((await get('v1/projects?status=completed,egal')).faults?.[0]).toMatchObject({ field: 'status' });
  expect((await get('v1/projects?pageSize=2')).meta).toMatchObject({ total: 3, pageSize: 2 });
});

// OWNER-12
test('shows complete projects, including drafts, to staff only', async () => {
  const { get, save, tenant } = aBusiness();
  const { id } = await save('projects', { title: 'Vorau', isPublic: true });
  await save('projects', { title: 'Geheim', isPublic: false });
  for (const path of ['projects', `projects/${id}`]) expect([path, (await get(path)).status]).toEqual([path, 401]);
  const asEmployee = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'] });
  const { body } = await request(service(), 'GET', '/api/projects', { as: asEmployee });
  expect((body.data as { title: string }[]).map(({ title }) => title).toSorted()).toEqual(['Geheim', 'Vorau']);
});

test('finds rows stored before the search column existed, and parts of richText with umlauts', async () => {
  const { get, save, tenant } = aBusiness();
  const { id } = await save('projects', { title: 'Bürgerbeteiligung', isPublic: true });
  const found = async (q: string) => ((await get(`search?q=${encodeURIComponent(q)}`)).data as unknown[]).length;
  expect([await found('GERBETEIL'), await found('BÜRG'), await found('ürgen')]).toEqual([1, 1, 0]);
  await service().sql(`update projects set search_marks = default where tenant_id = $1 and id = $2`, [tenant, id]);
  expect([await found('gerbeteil'), await found('bürgen')]).toEqual([1, 0]);
});

// ACCESS-11
test('searches whole pages, at most ten results per category, only content visible to guests', async () => {
  const { get, save, tenant } = aBusiness();
  const richText = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Almwirtschaft' }] }],
  };
  const body = [{ id: 'a', type: 'text_section', value: { text: richText } }];
  const page = await save('sites', { ...sites.example, content: { body } });
  expect((await get('search?q=almwirtschaft')).data).toEqual([]);
  const as = asStaff(tenant);
  await request(service(), 'POST', `/api/sites/${page.id}/publish`, { as, body: { version: 1 } });
  for (let at = 0; at < 11; at++) await save('projects', { title: `Almwirtschaft ${at}`, isPublic: at > 0 });
  await save('posts', { title: 'Neues', date: '2026-10-01T08:00:00Z', text: richText, isPublic: true });
  const found = (await get('search?q=%20ALMWIRTSCHAFT%20')).data as {
    category: string;
    hits: object[];
    total: number;
  }[];
  expect(found.map(({ category, hits, total }) => [category, hits.length, total])).toEqual([
    ['Seiten', 1, 1],
    ['Projekte', 10, 10],
    ['Magazin', 1, 1],
  ]);
  expect((await get('search?q=%20')).data).toEqual([]);
});

test('SEARCH-06: finds clients, topics and members of the team, and each page once', async () => {
  const { get, save, tenant } = aBusiness();
  const publish = async (path: string, more: object) => {
    const page = await save('sites', { ...sites.example, path, name: path, ...more });
    await request(service(), 'POST', `/api/sites/${page.id}/publish`, { as: asStaff(tenant), body: { version: 1 } });
    return page;
  };
  const found = async (q: string) =>
    (
      (await get(`search?q=${encodeURIComponent(q)}`)).data as {
        category: string;
        hits: { href: string }[];
        total: number;
      }[]
    ).map(({ category, hits, total }) => [category, total, ...hits.map(({ href }) => href)]);
  const topic = await save('topics', { name: 'Nahversorgung' });
  const topics = [{ id: topic.id }];
  const contacts = [{ category: 'Auftraggeber', name: 'Gemeinde Großkirchheim' }];
  const story = await save('projects', { title: 'Laden', isPublic: true, contacts, topics });
  await save('projects', { title: 'Nahversorgung im Tal', isPublic: true, topics });
  await save('projects', { title: 'Geheim', isPublic: false, contacts, topics });
  await save('posts', { title: 'Neu', date: '2026-10-01T08:00:00Z', isPublic: true, topics });
  expect(await found('grosskirchheim')).toEqual([['Projekte', 1, '/projekte/laden-1']]);
  expect(await found('nahversorgung')).toEqual([
    ['Projekte', 2, '/projekte/nahversorgung-im-tal-2', '/projekte/laden-1'],
    ['Magazin', 1, '/magazin/neu-1'],
  ]);
  await publish('laden-story', { type: 'case_study', content: { title: 'Laden', project: { id: story.id } } });
  expect(await found('laden')).toEqual([['Projekte', 1, '/laden-story']]);
  const member = (first_name: string, isPublic: boolean) =>
    save('blocks', {
      name: first_name,
      identifier: first_name.toLowerCase(),
      type: 'team_member',
      content: { first_name, last_name: 'Oberhöfer' },
      isPublic,
    });
  const [mirjam, jakob, hidden] = [
    await member('Mirjam', true),
    await member('Jakob', true),
    await member('Eva', false),
  ];
  const node = await save('nodes', { name: 'Team', type: 'team' });
  await save('nodes', { name: 'Jakob', type: 'team', parent: { id: node.id }, content: { member: { id: jakob.id } } });
  const members = [mirjam, hidden].map(({ id }) => ({ id }));
  expect(await found('mirjam')).toEqual([]);
  const body = [{ id: 'a', type: 'team', value: { members, collection: { id: node.id } } }];
  await publish('team', { content: { body } });
  expect(await found('Oberhoefer Mir')).toEqual([['Seiten', 1, `/team#team-${mirjam.id}`]]);
  expect((await found('oberhöfer'))[0]?.slice(0, 2)).toEqual(['Seiten', 2]);
  expect(await found('jakob')).toEqual([['Seiten', 1, `/team#team-${jakob.id}`]]);
  expect(await found('eva')).toEqual([]);
});

test('publishes staff by their profile only, until it is deleted', async () => {
  const { get, tenant } = aBusiness();
  const profile = { ...profileChanged.example, id: uuidv7() };
  await service().publish(tenant, profileChanged(profile.id, 1, profile));
  await service().settled();
  expect([(await get('v1/users')).data, (await get('v1/users/1')).data]).toEqual([[profile], profile]);
  await service().publish(tenant, profileDeleted(profile.id, 2, { id: profile.id }));
  await service().settled();
  expect((await get('v1/users')).data).toEqual([]);
});

test('shows no picture without an alternative text in media', async () => {
  const { get, save, tenant } = aBusiness();
  const image = { id: uuidv7(), version: 1, extension: 'webp' as const };
  const stored = { ...imageStored.example, ...image, name: 'platz.jpg', description: '', copyright: '' };
  await service().publish(tenant, imageStored(image.id, 1, stored));
  await service().settled();
  const post = { title: 'Platz', date: '2026-10-01T08:00:00Z', images: [{ ...image, id: uuidv7() }, image] };
  const send = (path: string, body: object) =>
    request(service(), 'POST', `/api/${path}`, { as: asStaff(tenant), body });
  const project = { title: 'Platz', images: [image], isPublic: true };
  expect((await send('posts', { ...post, isPublic: true })).body.errors).toMatchObject([
    { field: 'images.1', message: expect.stringContaining('Bild 2 („platz.jpg“) braucht eine Beschreibung') },
  ]);
  expect((await send('projects', project)).status).toBe(422);
  const text = (alt: string) => ({ type: 'doc', content: [{ type: 'image', attrs: { src: '/image/a.png', alt } }] });
  for (const [path, one] of [
    ['posts', { ...post, images: [] }],
    ['projects', { ...project, images: [] }],
  ] as const)
    expect((await send(path, { ...one, text: text(''), isPublic: true })).body.errors).toMatchObject([
      { field: 'text', message: expect.stringContaining('„Text“ hat Bild 1 ohne Beschreibung') },
    ]);
  await save('posts', { ...post, text: text('') });
  await save('posts', { ...post, images: [], text: text('Platz'), isPublic: true });
  await save('posts', post);
  const described = { ...stored, description: 'Ein Platz mit Bäumen', copyright: 'Studio Berg', version: 2 };
  await service().publish(tenant, imageChanged(image.id, 2, described));
  await service().settled();
  await save('projects', project);
  expect((await get('v1/projects/1')).data).toMatchObject({
    images: [{ alt: 'Ein Platz mit Bäumen', copyright: 'Studio Berg' }],
  });
});

// LIST-08
test('finds a file by id and extension while public content references it', async () => {
  const { save, tenant } = aBusiness();
  const image = { id: uuidv7(), version: 3, extension: 'webp' };
  const file = { id: uuidv7(), version: 2, extension: 'pdf', publicHash: 'abc-1', name: 'Kurzfassung' };
  const find = async ({ id }: { id: string }, extension: string, at = tenant) => {
    const body = { id, extension };
    const reply = await request(service(), 'POST', '/internal/files/find', { as: asGateway(at), body });
    return (reply.body.data as { path: string } | undefined)?.path ?? reply.status;
  };
  const { id, version } = await save('projects', { title: 'Vorau', images: [image], isPublic: true });
  const post = { title: 'Neues', date: '2026-10-01T08:00:00Z', files: [file] };
  await save('posts', post);
  expect([await find(image, 'webp'), await find(image, 'png'), await find(image, 'webp', uuidv7())]).toEqual([
    `/image/${image.id}-3.webp`,
    404,
    404,
  ]);
  // Referenced by a draft only.
  expect(await find(file, 'pdf')).toBe(404);
  await save('posts', { ...post, isPublic: true });
  expect(await find(file, 'pdf')).toBe(`/upload/abc-1/${file.id}-2.pdf`);
  const hidden = { title: 'Vorau', images: [image], isPublic: false, version };
  await request(service(), 'PUT', `/api/projects/${id}`, { as: asStaff(tenant), body: hidden });
  expect(await find(image, 'webp')).toBe(404);
});

// FORM-02, FORM-03, FORM-04
test('accepts a form submission and publishes it to its recipient only', async () => {
  const { save, tenant } = aBusiness();
  const { formId } = await save('forms', forms.example);
  const send = (id: string, body: object) =>
    request(service(), 'POST', `/api/custom/form/${id}/submit`, { as: asGuest(tenant), body });
  const sent = { data: { '0': { '0': 'Dora Huber' } }, privacyPolicy: true, seconds: 20 };
  const reply = await send(formId, sent);
  expect([reply.status, reply.body.data]).toEqual([
    200,
    { message: 'Vielen Dank für Ihre Anfrage! Wir melden uns in Kürze bei Ihnen.' },
  ]);
  await service().settled();
  const published = service().events.filter(({ type }) => type === formSubmitted.type);
  expect(published.map(({ data }) => data)).toMatchObject([
    { recipient: 'office@talraum.example', fields: [{ label: 'Name', value: 'Dora Huber' }] },
  ]);
  for (const id of ['0'.repeat(64), '%00']) expect((await send(id, sent)).status).toBe(404);
  expect((await send(formId, { ...sent, website: 'x' })).status).toBe(422);
  expect((await request(service(), 'GET', '/api/forms', { as: asGuest(tenant) })).status).toBe(401);
});
