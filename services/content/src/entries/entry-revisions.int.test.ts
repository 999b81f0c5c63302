// What guests saw of posts and projects: kept, told, and brought back.
import { expect, test } from '@jest/globals';
import { asGuest, asStaff, type Caller } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

const service = runDuringTests(content);

type Stored = { id: string; version: number; revisions: number; title: string; isPublic: boolean };

function aBusiness(kind: 'posts' | 'projects') {
  const tenant = uuidv7();
  const send = async (method: string, path: string, body?: object, as: Caller = asStaff(tenant)) => {
    const { status, body: reply } = await request(service(), method, `/api/${path}`, { as, ...(body && { body }) });
    return { status, data: reply?.data as Stored, meta: reply?.meta, faults: reply?.errors };
  };
  const doc = (title: string, isPublic = true) => ({
    title,
    isPublic,
    ...(kind === 'posts' && { date: '2026-10-01T08:00:00Z' }),
  });
  const make = async (title: string, isPublic = true) => (await send('POST', kind, doc(title, isPublic))).data;
  const save = async ({ id, version }: Stored, title: string, isPublic = true) =>
    (await send('PUT', `${kind}/${id}`, { ...doc(title, isPublic), version })).data;
  const list = async ({ id }: Stored) =>
    (await send('GET', `${kind}/${id}/revisions`)).data as unknown as { revision: number; title: string }[];
  return { tenant, send, make, save, list };
}

// SITE-06
test.each(['posts', 'projects'] as const)(
  'of %s each save that guests see is kept, told by whom, and may be brought back',
  async (kind) => {
    const { list, make, save, send, tenant } = aBusiness(kind);
    let entry = await make('Entwurf', false);
    entry = await save(entry, 'Entwurf zwei', false);
    expect([entry.revisions, await list(entry)]).toEqual([0, []]);
    entry = await save(entry, 'Eins');
    // What changes nothing is no revision.
    entry = await save(entry, 'Eins');
    entry = await save(entry, 'Zwei');
    expect(await list(entry)).toMatchObject([
      { revision: 2, title: 'Zwei', publishedBy: 'Dora Huber', isShown: true },
      { revision: 1, title: 'Eins', isShown: false },
    ]);
    const path = `${kind}/${entry.id}`;
    expect((await send('GET', `${path}/revisions?page=2&pageSize=1`)).meta).toMatchObject({ total: 2 });
    expect((await send('GET', `${path}/revisions/1`)).data).toMatchObject({
      title: 'Eins',
      isShown: false,
      images: [],
    });
    const restore = (revision: number, version: number) => send('POST', `${path}/restore`, { revision, version });
    expect([(await restore(1, entry.version - 1)).status, (await restore(3, entry.version)).status]).toEqual([
      409, 404,
    ]);
    const back = (await restore(1, entry.version)).data;
    expect(back).toMatchObject({ title: 'Eins', isPublic: true, revisions: 3, number: 1 });
    expect((await list(entry)).map(({ title }) => title)).toEqual(['Eins', 'Zwei', 'Eins']);
    await service().settled();
    const told = service().events.filter(({ subject }) => subject === entry.id);
    expect(told.at(-1)?.data).toMatchObject({ title: 'Eins', version: back.version });
    // Taken from guests it is a draft: nothing of it is shown, and nothing is kept of what they do not see.
    const hidden = await save(back, 'Drei', false);
    expect((await list(entry)).some((one) => 'isShown' in one && one.isShown === true)).toBe(false);
    expect((await restore(2, hidden.version)).data).toMatchObject({ title: 'Zwei', isPublic: false, revisions: 3 });
    // Nobody else's, and no guest's.
    expect((await send('GET', `${path}/revisions`, undefined, asGuest(tenant))).status).toBe(401);
    const others = asStaff(uuidv7());
    expect([
      (await send('GET', `${path}/revisions/1`, undefined, others)).status,
      (await send('POST', `${path}/restore`, { revision: 1, version: 1 }, others)).status,
    ]).toEqual([404, 404]);
    expect((await send('GET', path, undefined, asGuest(tenant))).status).toBe(404);
  },
);

test('of what was public before revisions were kept the first is written when it next changes', async () => {
  const { list, make, save, send, tenant } = aBusiness('posts');
  const made = await make('Alt');
  await service().sql('delete from post_revisions where tenant_id = $1', [tenant]);
  await service().sql(`update posts set doc = doc - 'revisions' where tenant_id = $1`, [tenant]);
  expect([(await send('GET', `posts/${made.id}/revisions`)).status, await list(made)]).toEqual([200, []]);
  const saved = await save(made, 'Neu');
  expect([saved.revisions, await list(made)]).toMatchObject([
    2,
    [
      { title: 'Neu', publishedBy: 'Dora Huber' },
      { title: 'Alt', publishedBy: '' },
    ],
  ]);
  // One that was cut off behind the post itself is written again.
  await service().sql('delete from post_revisions where tenant_id = $1 and revision = 2', [tenant]);
  await save(saved, 'Neuer');
  expect((await list(made)).map(({ revision, title }) => [revision, title])).toEqual([
    [3, 'Neuer'],
    [2, 'Neu'],
    [1, 'Alt'],
  ]);
});

test('guests are not told how often something was changed', async () => {
  const { make, send, tenant } = aBusiness('projects');
  const made = await make('Vorau');
  const { data, status } = await send('GET', `projects/${made.id}`, undefined, asGuest(tenant));
  expect([status, 'revisions' in data]).toEqual([200, false]);
});
