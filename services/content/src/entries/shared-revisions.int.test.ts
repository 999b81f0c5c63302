// Shared blocks and menus, which are on every page: drafts, publishing, revisions and restore.
import { describe, expect, test } from '@jest/globals';
import { blocks } from '@theke/contracts/content/block';
import { navigations } from '@theke/contracts/content/navigation';
import { asGateway, asGuest, asStaff, type Caller } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

const documents = process.env.THEKE_TEST_MONGODB_URL;
/** On each database supported by content. */
const databases = [['PostgreSQL', {}] as const, ...(documents ? [['MongoDB', { documents }] as const] : [])];

type Stored = { id: string; version: number; name: string; revisions: number; hasChanges: boolean; isPublic: boolean };
type Kind = 'blocks' | 'navigations';

/** Sample document whose name is also its visible text. */
const docOf: Record<Kind, (name: string) => object> = {
  blocks: (name) => ({ ...blocks.example, name, content: { title: name } }),
  navigations: (name) => ({ ...navigations.example, name, items: [{ label: name, type: 'home' }] }),
};

describe.each(databases)('on %s', (database, on) => {
  const service = runDuringTests(content, on);

  function aBusiness(kind: Kind) {
    const tenant = uuidv7();
    const send = async (method: string, path: string, body?: object, as: Caller = asStaff(tenant)) => {
      const { status, body: reply } = await request(service(), method, `/api/${path}`, { as, ...(body && { body }) });
      return { status, data: reply?.data as Stored, faults: reply?.errors };
    };
    const make = async (name: string, isPublic = true) =>
      (await send('POST', kind, { ...docOf[kind](name), isPublic })).data;
    const save = async ({ id, version }: Stored, name: string, isPublic = true) =>
      (await send('PUT', `${kind}/${id}`, { ...docOf[kind](name), isPublic, version })).data;
    const act = async ({ id, version }: Stored, verb: string, more: object = {}) =>
      (await send('POST', `${kind}/${id}/${verb}`, { ...more, version })).data;
    const list = async ({ id }: Stored) => (await send('GET', `${kind}/${id}/revisions`)).data as unknown as object[];
    /** Everything visible to guests: the entity itself, lists, and the frame of pages. */
    const publicTexts = async ({ id }: Stored) => {
      const paths = [`/api/${kind}/${id}`, `/api/${kind}`];
      const replies = paths.map((path) => request(service(), 'GET', path, { as: asGuest(tenant) }));
      const frame = request(service(), 'POST', '/internal/pages/frame', { as: asGateway(tenant), body: {} });
      return (await Promise.all([...replies, frame])).map(({ status, bytes }) =>
        status === 200 ? `${bytes}` : status,
      );
    };
    return { tenant, send, make, save, act, list, publicTexts };
  }
  const saying = (name: string) => Array(3).fill(expect.stringContaining(`"${name}"`));
  const silent = (name: string) => Array(3).fill(expect.not.stringContaining(`"${name}"`));

  // NAV-08
  test('previews the draft of a menu on the home page, in place of the published one', async () => {
    const { tenant, send, make, save } = aBusiness('navigations');
    const preview = async (id: string) => {
      const body = { kind: 'navigation', id };
      const reply = await request(service(), 'POST', '/internal/pages/draft', { as: asGateway(tenant), body });
      const page = reply.body?.data as { kind: string; navigations: { items: { label: string }[] }[] } | undefined;
      return page && [page.kind, page.navigations.flatMap(({ items }) => items.map(({ label }) => label))];
    };
    const menu = await make('Alt');
    await save(menu, 'Neu');
    // Without a home page: the page for unknown addresses.
    expect(await preview(menu.id)).toEqual(['not-found', ['Neu']]);
    const home = { path: '', name: 'Start', type: 'home', content: { body: [] } };
    const { id, version } = (await send('POST', 'sites', home)).data;
    await send('POST', `sites/${id}/publish`, { version });
    expect(await preview(menu.id)).toEqual(['site', ['Neu']]);
    expect(await preview(uuidv7())).toBeUndefined();
    const link = (await send('POST', `navigations/${menu.id}/preview-link`, {})).data as unknown as { path: string };
    expect(link.path).toMatch(/^\/vorschau\/navigation\./);
    expect((await send('POST', `navigations/${uuidv7()}/preview-link`, {})).status).toBe(404);
  });

  // L12 of the fifth attack; BLOCK-03, NAV-01
  test.each(['blocks', 'navigations'] as const)(
    'hides %s from guests until it is published, which saving alone does not do',
    async (kind) => {
      const { send, publicTexts } = aBusiness(kind);
      const { isPublic: _, ...draft } = docOf[kind]('Geheim') as { isPublic: boolean };
      const { data, status } = await send('POST', kind, draft);
      const made = data;
      expect([status, made.isPublic]).toEqual([201, false]);
      expect(JSON.stringify(await publicTexts(made))).not.toContain('Geheim');
      const { id, createdAt, updatedAt, ...saved } = made as Stored & { createdAt: string; updatedAt: string };
      await send('PUT', `${kind}/${id}`, { ...saved, isPublic: true });
      expect(JSON.stringify(await publicTexts(made))).toContain('Geheim');
    },
  );

  // BLOCK-16, NAV-05
  test.each(['blocks', 'navigations'] as const)(
    'keeps the published version of %s for guests, with revisions that can be restored',
    async (kind) => {
      const { act, list, make, save, send, publicTexts, tenant } = aBusiness(kind);
      let entry = await make('Eins');
      expect([entry.revisions, await publicTexts(entry)]).toEqual([1, saying('Eins')]);
      entry = await save(entry, 'Zwei');
      expect(entry).toMatchObject({ name: 'Zwei', hasChanges: true, revisions: 1, isPublic: true });
      expect('draft' in entry).toBe(false);
      const searched = async (as?: Caller) => (await send('GET', `${kind}?q=zwei`, undefined, as)).data;
      expect([await searched(), await searched(asGuest(tenant))]).toMatchObject([[{ name: 'Zwei' }], []]);
      expect([await publicTexts(entry), await publicTexts(entry)]).toEqual([saying('Eins'), silent('Zwei')]);
      for (const text of await publicTexts(entry)) expect(text).not.toMatch(/"(?:draft|hasChanges|revisions)"/);
      entry = await act(entry, 'publish');
      expect([entry.hasChanges, await publicTexts(entry)]).toEqual([false, saying('Zwei')]);
      expect(await list(entry)).toMatchObject([
        { revision: 2, title: 'Zwei', publishedBy: 'Dora Huber', isShown: true },
        { revision: 1, title: 'Eins', publishedBy: 'Dora Huber', isShown: false },
      ]);
      const path = `${kind}/${entry.id}`;
      expect(JSON.stringify((await send('GET', `${path}/revisions/1`)).data)).toContain('Eins');
      expect((await send('GET', `${path}/revisions/3`)).status).toBe(404);
      entry = await act(entry, 'restore', { revision: 1 });
      expect([entry, await publicTexts(entry)]).toMatchObject([{ name: 'Eins', hasChanges: true }, saying('Zwei')]);
      entry = await act(entry, 'discard');
      expect(entry).toMatchObject({ name: 'Zwei', hasChanges: false });
      entry = await act(await save(entry, 'Drei'), 'unpublish');
      expect(entry).toMatchObject({ name: 'Drei', isPublic: false, hasChanges: false, revisions: 2 });
      expect((await publicTexts(entry))[0]).toBe(404);
      expect((await publicTexts(entry)).slice(1)).toEqual(silent('Zwei').slice(1));
      // Not for others or guests, and only with the current version.
      const publishCall = [`${path}/publish`, { version: entry.version }] as const;
      expect([
        (await send('POST', ...publishCall, asGuest(tenant))).status,
        (await send('POST', ...publishCall, asStaff(uuidv7()))).status,
        (await send('POST', `${path}/publish`, { version: 1 })).status,
        (await send('GET', `${path}/revisions`, undefined, asStaff(uuidv7()))).status,
      ]).toEqual([401, 404, 409, 404]);
    },
  );

  // BLOCK-16
  test("allows a block's draft without alternative texts, but not its publication", async () => {
    const { send } = aBusiness('blocks');
    const picture = { type: 'image', attrs: { src: '/image/medium/0199f000-0000-7000-8000-00000000000a-1.webp' } };
    const block = { ...blocks.example, type: 'default', content: { body: { type: 'doc', content: [picture] } } };
    const { data, status } = await send('POST', 'blocks', { ...block, isPublic: false });
    expect(status).toBe(201);
    const refused = await send('POST', `blocks/${data.id}/publish`, { version: data.version });
    expect([refused.status, refused.faults]).toMatchObject([
      422,
      [{ field: 'content.body', message: expect.stringContaining('ohne Beschreibung') }],
    ]);
  });

  // Documents of earlier versions are created by SQL.
  if (database === 'PostgreSQL')
    test('keeps a legacy block visible to guests, and stores it as its first revision', async () => {
      const { act, list, make, save, publicTexts, tenant } = aBusiness('blocks');
      const made = await make('Alt');
      await service().sql('delete from block_revisions where tenant_id = $1', [tenant]);
      await service().sql(
        `update blocks set doc = doc - '{revisions,publishedAt,hasChanges}'::text[] where tenant_id = $1`,
        [tenant],
      );
      expect(await publicTexts(made)).toEqual(saying('Alt'));
      const drafted = await save(made, 'Neu');
      expect([drafted.hasChanges, await publicTexts(made)]).toEqual([true, saying('Alt')]);
      expect(await list(await act(drafted, 'publish'))).toMatchObject([
        { title: 'Neu' },
        { title: 'Alt', publishedBy: '' },
      ]);
    });
});
