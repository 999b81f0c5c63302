// Posts and projects with drafts: publish, unpublish, list revisions, events, and restore.
import { describe, expect, test } from '@jest/globals';
import { asGuest, asStaff, type Caller } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

const documents = process.env.THEKE_TEST_MONGODB_URL;
/** On each database supported by content. */
const databases = [['PostgreSQL', {}] as const, ...(documents ? [['MongoDB', { documents }] as const] : [])];

type Stored = {
  id: string;
  version: number;
  revisions: number;
  title: string;
  isPublic: boolean;
  hasChanges: boolean;
  updatedAt: string;
};

describe.each(databases)('on %s', (name, on) => {
  const service = runDuringTests(content, on);

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
    const act = async ({ id, version }: Stored, verb: string) =>
      (await send('POST', `${kind}/${id}/${verb}`, { version })).data;
    /**
     * Title that a guest reads, or the status of a refusal. Guests read projects by number, and each business here has
     * one.
     */
    const seen = async ({ id }: Stored) => {
      const path = kind === 'projects' ? 'v1/projects/1' : `posts/${id}`;
      const { status, data } = await send('GET', path, undefined, asGuest(tenant));
      return status === 200 ? data.title : status;
    };
    return { tenant, send, make, save, list, act, seen };
  }

  // SITE-06
  test.each(['posts', 'projects'] as const)(
    'keeps a draft of %s from guests until it is published, and restores any publication',
    async (kind) => {
      const { act, list, make, save, send, seen, tenant } = aBusiness(kind);
      let entry = await make('Entwurf', false);
      entry = await save(entry, 'Entwurf zwei', false);
      expect([entry.revisions, await list(entry), await seen(entry)]).toEqual([0, [], 404]);
      entry = await act(entry, 'publish');
      expect([entry, await seen(entry)]).toMatchObject([{ isPublic: true, revisions: 1 }, 'Entwurf zwei']);
      // Guests still see the published version in every list and by its number; staff see the draft.
      entry = await save(entry, 'Eins');
      expect(entry).toMatchObject({ title: 'Eins', isPublic: true, hasChanges: true, revisions: 1 });
      expect('draft' in entry).toBe(false);
      expect((await send('GET', `${kind}/${entry.id}`)).data).toMatchObject({ title: 'Eins', hasChanges: true });
      expect(await seen(entry)).toBe('Entwurf zwei');
      expect((await send('GET', `${kind}?filter[hasChanges]=true`)).meta).toMatchObject({ total: 1 });
      const searched = async (path: string, as?: Caller) => (await send('GET', path, undefined, as)).data;
      const guestsPath = kind === 'projects' ? 'v1/projects?term=eins' : 'posts?q=eins';
      expect(await searched(`${kind}?q=eins`)).toMatchObject([{ title: 'Eins' }]);
      expect(await searched(guestsPath, asGuest(tenant))).toEqual([]);
      const asGuestIn = async (path: string) => JSON.stringify(await send('GET', path, undefined, asGuest(tenant)));
      for (const path of [
        kind,
        `v1/${kind}`,
        `v1/${kind}/1`,
        `v1/${kind}?term=eins`,
        'search?q=eins',
        'search?q=entwurf',
      ])
        expect([path, /Eins"/.test(await asGuestIn(path))]).toEqual([path, false]);
      expect([await asGuestIn('search?q=entwurf'), await asGuestIn(`v1/${kind}`)]).toEqual([
        expect.stringContaining('Entwurf zwei'),
        expect.stringContaining('Entwurf zwei'),
      ]);
      await service().settled();
      const published = () => service().events.filter(({ subject }) => subject === entry.id);
      expect(published().at(-1)?.data).toMatchObject({
        title: 'Entwurf zwei',
        draft: { title: 'Eins' },
        version: entry.version,
      });
      // A draft equal to the published version is dropped.
      entry = await save(entry, 'Entwurf zwei');
      expect(entry).toMatchObject({ hasChanges: false, revisions: 1 });
      entry = await act(await save(entry, 'Verworfen'), 'discard');
      expect(entry).toMatchObject({ title: 'Entwurf zwei', hasChanges: false, isPublic: true });
      entry = await act(await save(entry, 'Zwei'), 'publish');
      expect([entry, await seen(entry)]).toMatchObject([{ hasChanges: false, revisions: 2 }, 'Zwei']);
      expect(await list(entry)).toMatchObject([
        { revision: 2, title: 'Zwei', publishedBy: 'Dora Huber', isShown: true },
        { revision: 1, title: 'Entwurf zwei', isShown: false },
      ]);
      const path = `${kind}/${entry.id}`;
      expect((await send('GET', `${path}/revisions?page=2&pageSize=1`)).meta).toMatchObject({ total: 2 });
      expect((await send('GET', `${path}/revisions/1`)).data).toMatchObject({
        title: 'Entwurf zwei',
        isShown: false,
        images: [],
      });
      const restore = (revision: number, version: number) => send('POST', `${path}/restore`, { revision, version });
      expect([(await restore(1, entry.version - 1)).status, (await restore(3, entry.version)).status]).toEqual([
        409, 404,
      ]);
      entry = (await restore(1, entry.version)).data;
      expect([entry, await seen(entry)]).toMatchObject([
        { title: 'Entwurf zwei', isPublic: true, hasChanges: true, revisions: 2, number: 1 },
        'Zwei',
      ]);
      entry = await act(entry, 'publish');
      expect((await list(entry)).map(({ title }) => title)).toEqual(['Entwurf zwei', 'Zwei', 'Entwurf zwei']);
      // An unpublished entry has no separate draft, and stores no revisions.
      entry = await act(await save(entry, 'Drei'), 'unpublish');
      expect([entry, await seen(entry)]).toMatchObject([{ title: 'Drei', isPublic: false, hasChanges: false }, 404]);
      expect((await list(entry)).some((one) => 'isShown' in one && one.isShown === true)).toBe(false);
      for (const verb of ['unpublish', 'discard'])
        expect((await send('POST', `${path}/${verb}`, { version: entry.version })).faults).toMatchObject([
          { code: 'NOT_PUBLISHED', message: expect.stringMatching(/^Dieser Eintrag ist nicht veröffentlicht/) },
        ]);
      expect((await restore(2, entry.version)).data).toMatchObject({ title: 'Zwei', isPublic: false, revisions: 3 });
      // Not for others, nor for guests.
      expect((await send('GET', `${path}/revisions`, undefined, asGuest(tenant))).status).toBe(401);
      const others = asStaff(uuidv7());
      for (const verb of ['publish', 'unpublish', 'discard']) {
        const publishCall = [`${path}/${verb}`, { version: 1 }] as const;
        expect([
          (await send('POST', ...publishCall, asGuest(tenant))).status,
          (await send('POST', ...publishCall, others)).status,
          (await send('POST', ...publishCall)).status,
        ]).toEqual([401, 404, 409]);
      }
      expect([
        (await send('GET', `${path}/revisions/1`, undefined, others)).status,
        (await send('POST', `${path}/restore`, { revision: 1, version: 1 }, others)).status,
      ]).toEqual([404, 404]);
    },
  );

  test('publishes and unpublishes with drafts when a list switches many entries', async () => {
    const { make, save, seen } = aBusiness('posts');
    let entry = await save(await make('Alt', false), 'Neu', true);
    expect([entry.revisions, await seen(entry)]).toEqual([1, 'Neu']);
    entry = await save(await save(entry, 'Neuer'), 'Neuer', false);
    expect([entry, await seen(entry)]).toMatchObject([{ title: 'Neuer', isPublic: false, hasChanges: false }, 404]);
  });

  test('changes the publication time when it is published, not when a draft is saved', async () => {
    const { act, make, save, send, tenant } = aBusiness('posts');
    const entry = await make('Alt');
    const since = async () => (await send('GET', `posts/${entry.id}`, undefined, asGuest(tenant))).data.updatedAt;
    const first = await since();
    const saved = await save(entry, 'Neu');
    expect([await since(), saved.updatedAt > first]).toEqual([first, true]);
    await act(saved, 'publish');
    expect((await since()) > first).toBe(true);
  });

  // Documents of earlier versions are created by SQL.
  if (name === 'PostgreSQL')
    test('keeps legacy public entries, and stores their first revision when they are published next', async () => {
      const { act, list, make, save, seen, send, tenant } = aBusiness('posts');
      const made = await make('Alt');
      await service().sql('delete from post_revisions where tenant_id = $1', [tenant]);
      await service().sql(
        `update posts set doc = doc - '{revisions,publishedAt,hasChanges}'::text[] where tenant_id = $1`,
        [tenant],
      );
      expect([(await send('GET', `posts/${made.id}/revisions`)).status, await list(made)]).toEqual([200, []]);
      const drafted = await save(made, 'Neu');
      expect([drafted.hasChanges, await seen(made)]).toEqual([true, 'Alt']);
      const saved = await act(drafted, 'publish');
      expect([saved.revisions, await list(made)]).toMatchObject([
        2,
        [
          { title: 'Neu', publishedBy: 'Dora Huber' },
          { title: 'Alt', publishedBy: '', publishedAt: made.updatedAt },
        ],
      ]);
      // A revision lost in a crash after the post's save is written again.
      await service().sql('delete from post_revisions where tenant_id = $1 and revision = 2', [tenant]);
      await act(await save(saved, 'Neuer'), 'publish');
      expect((await list(made)).map(({ revision, title }) => [revision, title])).toEqual([
        [3, 'Neuer'],
        [2, 'Neu'],
        [1, 'Alt'],
      ]);
    });

  test('hides the number of changes from guests', async () => {
    const { make, send, tenant } = aBusiness('projects');
    const made = await make('Vorau');
    expect(made.revisions).toBe(1);
    const { data, status } = await send('GET', 'v1/projects/1', undefined, asGuest(tenant));
    const internalFields = ['revisions', 'hasChanges', 'draft', 'publishedAt'].filter((name) => name in data);
    expect([status, internalFields]).toEqual([200, []]);
  });
});
