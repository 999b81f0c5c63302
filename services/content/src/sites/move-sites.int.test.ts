// Pages move with everything below them, their redirects and former paths, on each database.
import { describe, expect, test } from '@jest/globals';
import { sites } from '@theke/contracts/content/site';
import { asGateway, asStaff, type Caller } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

const documents = process.env.THEKE_TEST_MONGODB_URL;
const databases = [['PostgreSQL', {}] as const, ...(documents ? [['MongoDB', { documents }] as const] : [])];

type Stored = { id: string; version: number; path: string; name: string; target: string };
type Found = { movedTo?: string; data?: { site?: { name: string } } } | null;

describe.each(databases)('on %s', (_, on) => {
  const service = runDuringTests(content, on);

  function aBusiness() {
    const tenant = uuidv7();
    const send = async (method: string, path: string, body?: object, as: Caller = asStaff(tenant)) => {
      const reply = await request(service(), method, `/api/${path}`, { as, ...(body && { body }) });
      return { status: reply.status, data: reply.body?.data as Stored, faults: reply.body?.errors };
    };
    const make = async (path: string, name = `Seite ${path}`) =>
      (await send('POST', 'sites', { ...sites.example, path, name })).data;
    const publish = async ({ id, version }: Stored) => (await send('POST', `sites/${id}/publish`, { version })).data;
    const save = async ({ id, version }: Stored, path: string) =>
      (await send('PUT', `sites/${id}`, { ...sites.example, path, name: `Seite ${path}`, version })).data;
    const move = (from: string, to: string, as?: Caller) => send('POST', 'site-tree/move', { from, to }, as);
    const visit = async (path: string) => {
      const { body } = await request(service(), 'POST', '/internal/pages/find', {
        as: asGateway(tenant),
        body: { path: `/${path}` },
      });
      const found = body.data as Found;
      return found?.movedTo ?? found?.data?.site?.name ?? 'nothing';
    };
    const tree = async () => (await send('GET', 'site-tree')).data as unknown as { path: string; state: string }[];
    const paths = async () => (await tree()).map(({ path }) => path);
    return { tenant, send, make, publish, save, move, visit, tree, paths };
  }

  // EDIT-03
  test('is a conflict with an editor who changes the path at the same time, and merges with other edits', async () => {
    const { make, move, send } = aBusiness();
    const { id, version } = await make('leistungen');
    await move('leistungen', 'angebot');
    const operations = [
      { seq: 1, base: version, operation: { kind: 'set-attribute', attribute: 'path', value: 'services' } },
      { seq: 2, base: version, operation: { kind: 'set-attribute', attribute: 'name', value: 'Angebot' } },
    ];
    const { data } = await send('POST', `sites/${id}/edits`, { session: uuidv7(), known: version, operations });
    expect(data).toMatchObject({
      conflicts: [{ seq: 1, key: 'attribute:path', isRemoved: false }],
      draft: { path: 'angebot', name: 'Angebot' },
    });
  });

  // SITE-18
  test('moves a page with everything below it; published pages redirect from their old paths', async () => {
    const { make, publish, move, visit, tree, send } = aBusiness();
    await publish(await make('leistungen'));
    await publish(await make('leistungen/plan', 'Plan'));
    await make('leistungen/plan/entwurf');
    await publish(await make('leistungsschau', 'Schau'));
    await send('POST', 'redirects', { path: 'alt', target: '/leistungen/plan?a=1#b' });
    const reply = await move('leistungen', 'buero/angebot');
    expect([reply.status, reply.data]).toMatchObject([200, { redirects: 1 }]);
    expect(await tree()).toMatchObject([
      { path: 'buero/angebot', state: 'shown' },
      { path: 'buero/angebot/plan', state: 'shown' },
      { path: 'buero/angebot/plan/entwurf', state: 'draft' },
      { path: 'leistungsschau', state: 'shown' },
    ]);
    expect([await visit('leistungen/plan'), await visit('buero/angebot/plan'), await visit('alt')]).toEqual([
      '/buero/angebot/plan',
      'Plan',
      '/buero/angebot/plan?a=1#b',
    ]);
    expect(await visit('leistungsschau')).toBe('Schau');
    // Back again: the old paths are pages again, and the new ones redirect.
    await move('buero/angebot', 'leistungen');
    expect([await visit('leistungen/plan'), await visit('buero/angebot/plan')]).toEqual(['Plan', '/leistungen/plan']);
  });

  // SITE-18
  test('keeps unpublished changes unpublished, those of the path too', async () => {
    const { make, publish, save, move, visit, tree } = aBusiness();
    const page = await publish(await make('a/x', 'Eins'));
    await save(page, 'a/y');
    const away = await publish(await make('a/fort', 'Fort'));
    await save(away, 'anderswo');
    expect((await move('a', 'b')).status).toBe(200);
    expect([await visit('b/x'), await visit('a/x'), await visit('b/y')]).toEqual(['Eins', '/b/x', 'nothing']);
    expect(await tree()).toMatchObject([{ path: 'anderswo' }, { path: 'b/y', state: 'changed' }]);
    // No other page can take either path.
    expect([await make('b/x'), await make('b/y')]).toEqual([undefined, undefined]);
    expect(await visit('a/fort')).toBe('Fort');
  });

  // SITE-18
  test('refuses taken, fixed, own and unknown paths, naming both pages, and changes nothing', async () => {
    const { make, publish, move, visit, paths, tenant } = aBusiness();
    await publish(await make('a', 'Alpha'));
    await publish(await make('a/x', 'Ixe'));
    await publish(await make('b/x', 'Besetzt'));
    const before = await paths();
    const taken = await move('a', 'b');
    expect(taken).toMatchObject({ status: 422, faults: [{ code: 'NOT_UNIQUE', field: 'to' }] });
    expect(taken.faults?.[0]?.message).toContain('„Ixe“');
    expect(taken.faults?.[0]?.message).toContain('„Besetzt“');
    const codes = async (from: string, to: string) => (await move(from, to)).faults?.[0]?.code;
    expect(await codes('a', 'a/x/y')).toBe('OWN_SUBPAGE');
    expect(await codes('a', 'a')).toBe('SAME_PATH');
    expect(await codes('a', 'magazin/a')).toBe('FIXED_PATH');
    expect(await codes('a', 'l'.repeat(399))).toBe('TOO_BIG');
    expect(await codes('unbekannt', 'c')).toBe('NOT_FOUND');
    expect((await move('a', 'c', asStaff(tenant, { roles: ['ROLE_EMPLOYEE'] }))).status).toBe(403);
    expect([await paths(), await visit('a/x'), await visit('c')]).toEqual([before, 'Ixe', 'nothing']);
  });

  test('a page that takes the path of its moved parent, or of another page from before, gets it', async () => {
    const { make, publish, save, move, visit } = aBusiness();
    await publish(await make('a/a', 'Eltern'));
    await publish(await make('a/a/a', 'Kind'));
    const other = await publish(await make('b', 'Andere'));
    await publish(await save(other, 'c'));
    expect(await visit('b')).toBe('/c');
    await move('a/a', 'a');
    expect([await visit('a'), await visit('a/a'), await visit('a/a/a')]).toEqual(['Eltern', 'Kind', '/a/a']);
    await move('a', 'b');
    expect([await visit('b'), await visit('b/a'), await visit('a'), await visit('c')]).toEqual([
      'Eltern',
      'Kind',
      '/b',
      'Seite c',
    ]);
  });

  // SITE-19
  test('duplicates a page as a draft at the next free path', async () => {
    const { make, publish, send, tree } = aBusiness();
    const { id } = await publish(await make('team', 'Team'));
    const copies = await Promise.all([1, 2].map(() => send('POST', `sites/${id}/duplicate`, {})));
    expect(copies.map(({ status }) => status)).toEqual([201, 201]);
    expect(await tree()).toMatchObject([
      { path: 'team', state: 'shown' },
      { path: 'team-kopie', state: 'draft', name: 'Team (Kopie)' },
      { path: 'team-kopie-2', state: 'draft' },
    ]);
    expect((await send('POST', `sites/${uuidv7()}/duplicate`, {})).status).toBe(404);
  });

  // SITE-19, PLAN-01
  test('does not plan the publication of a copy', async () => {
    const { make, send, tree } = aBusiness();
    const { id, version } = await make('aktion', 'Aktion');
    await send('POST', `sites/${id}/plan`, { version, publishAt: '2099-01-07T05:00:00Z', unpublishAt: null });
    expect((await send('POST', `sites/${id}/duplicate`, {})).status).toBe(201);
    expect(await tree()).toMatchObject([{ state: 'planned' }, { path: 'aktion-kopie', state: 'draft' }]);
  });
});

describe('any sequence of moves', () => {
  const service = runDuringTests(content, {});

  // SITE-09, SITE-18
  test('leaves every page at one path, and every former path at a page or free for another', async () => {
    const segment = fc.constantFrom('a', 'b', 'c');
    const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
    const given = fc.record({
      pages: fc.uniqueArray(path, { minLength: 2, maxLength: 5 }),
      moves: fc.array(fc.tuple(path, path), { minLength: 1, maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(given, async ({ pages, moves }) => {
        const tenant = uuidv7();
        const send = async (method: string, at: string, body?: object) =>
          (await request(service(), method, `/api/${at}`, { as: asStaff(tenant), ...(body && { body }) })).body;
        for (const one of pages) {
          const data = (await send('POST', 'sites', { ...sites.example, path: one, name: one })).data as Stored;
          await send('POST', `sites/${data.id}/publish`, { version: data.version });
        }
        /** Path by page, and page by path that a guest knows. */
        const at = new Map(pages.map((one) => [one, one]));
        const known = new Map(pages.map((one) => [one, one]));
        for (const [from, to] of moves) {
          const inside = (one: string) => one === from || one.startsWith(`${from}/`);
          const below = [...at].filter(([, place]) => inside(place));
          const places = below.map(([name, place]) => [name, to + place.slice(from.length)] as const);
          const rest = new Set([...at].filter(([, place]) => !inside(place)).map(([, place]) => place));
          const isAllowed =
            from !== to &&
            !to.startsWith(`${from}/`) &&
            below.length > 0 &&
            places.every(([, place]) => !rest.has(place));
          const reply = await send('POST', 'site-tree/move', { from, to });
          expect(reply.errors === undefined).toBe(isAllowed);
          if (isAllowed) for (const [name, place] of places) [at.set(name, place), known.set(place, name)];
        }
        for (const [place, name] of known) {
          const { body } = await request(service(), 'POST', '/internal/pages/find', {
            as: asGateway(tenant),
            body: { path: `/${place}` },
          });
          const found = body.data as Found;
          const current = at.get(name) as string;
          expect([place, found?.movedTo ?? found?.data?.site?.name]).toEqual([
            place,
            current === place ? name : `/${current}`,
          ]);
        }
      }),
      { numRuns: 25 },
    );
  });
});
