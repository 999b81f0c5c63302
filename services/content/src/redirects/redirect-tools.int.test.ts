// Redirects are imported, followed hop by hop and checked, on each database.
import { describe, expect, test } from '@jest/globals';
import type { ImportedRule, RedirectCheck, TracedPath } from '@theke/contracts/content/redirect-tools';
import { sites } from '@theke/contracts/content/site';
import { redirectsUsed } from '@theke/contracts/gateway/redirects-used';
import { asGateway, asStaff, type Caller } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

const documents = process.env.THEKE_TEST_MONGODB_URL;
const databases = [['PostgreSQL', {}] as const, ...(documents ? [['MongoDB', { documents }] as const] : [])];

type Page = { id: string; version: number };
type Imported = { rules: ImportedRule[]; saved: number };

describe.each(databases)('on %s', (_, on) => {
  const service = runDuringTests(content, on);

  function aBusiness() {
    const tenant = uuidv7();
    const send = async <T>(method: string, path: string, body?: object, as: Caller = asStaff(tenant)) => {
      const reply = await request(service(), method, `/api/${path}`, { as, ...(body && { body }) });
      return { status: reply.status, data: reply.body?.data as T, faults: reply.body?.errors };
    };
    const page = async (path: string) => {
      const { id, version } = (await send<Page>('POST', 'sites', { ...sites.example, path, name: path })).data;
      return (await send<Page>('POST', `sites/${id}/publish`, { version })).data;
    };
    const load = (csv: string, isPreview = false) => send<Imported>('POST', 'redirect-import', { csv, isPreview });
    const trace = async (path: string) =>
      (await send<TracedPath>('GET', `redirect-trace?path=${encodeURIComponent(path)}`)).data;
    const rules = async () =>
      (await send<{ path: string; target: string }[]>('GET', 'redirects?sort=target')).data.map(
        ({ path, target }) => `${path} ${target}`,
      );
    const visit = async (path: string) => {
      const { body } = await request(service(), 'POST', '/internal/pages/find', {
        as: asGateway(tenant),
        body: { path },
      });
      return (body.data as { movedTo?: string } | null)?.movedTo;
    };
    return { tenant, send, page, load, trace, rules, visit };
  }

  // REDIRECT-01
  test('imports rules from a file, replaces the targets of known paths, and previews without saving', async () => {
    const { load, rules, page, visit } = aBusiness();
    await page('team');
    const csv = 'von;nach\n/alt;/team\nhttps://alt.example/index.php?id=12;team\n';
    expect((await load(csv, true)).data).toMatchObject({ saved: 0, rules: [{ line: 2 }, { line: 3 }] });
    expect(await rules()).toEqual([]);
    expect((await load(csv)).data.saved).toBe(2);
    expect(await rules()).toEqual(['alt /team', 'index.php?id=12 /team']);
    expect((await load('alt;/')).data).toMatchObject({ saved: 1, rules: [{ replaces: true }] });
    expect([await rules(), await visit('/alt')]).toEqual([['alt /', 'index.php?id=12 /team'], '/']);
  });

  // PUBLISH-01
  test('tells where the paths end that content links to', async () => {
    const { page, load, send } = aBusiness();
    await page('team');
    await load('/alt;/team\n');
    await send('POST', 'sites', { ...sites.example, path: 'entwurf', name: 'Entwurf' });
    const post = { title: 'Neues', date: '2000-01-01T08:00:00Z', isPublic: true };
    const { number } = (await send<{ number: number }>('POST', 'posts', post)).data;
    const later = await send<{ number: number }>('POST', 'posts', { ...post, date: '2999-01-01T08:00:00Z' });
    const { data } = await send<{ path: string; arrival: string }[]>('POST', 'path-checks', {
      paths: [
        ...['/team', '/alt', '/entwurf', '/nichts', `/magazin/neues-${number}`, `/magazin/x-${number}`],
        ...[`/magazin/neues-${later.data.number}`, '/store/graz', '/team'],
      ],
    });
    expect(data.map(({ arrival }) => arrival)).toEqual([
      'page',
      'page',
      'draft',
      'nothing',
      'page',
      'page',
      'draft',
      'page',
    ]);
  });

  // REDIRECT-01
  test('names every problem at its line and saves nothing', async () => {
    const { load, rules, page, tenant, send } = aBusiness();
    await page('team');
    const reply = await load(
      ['gut;/team', 'team;/neu', 'leer;', '/api/x;/team', 'a;/b', 'b;/a', 'gut;/andere', 'kreis;//evil.example'].join(
        '\n',
      ),
    );
    expect(reply.data.saved).toBe(0);
    expect(reply.data.rules.filter(({ problem }) => problem).map(({ line }) => line)).toEqual([2, 3, 4, 6, 7, 8]);
    expect(reply.data.rules[5]?.problem).toContain('im Kreis');
    expect(reply.data.rules[6]?.problem).toContain('Zeile 1');
    expect(await rules()).toEqual([]);
    expect((await load('\n')).status).toBe(422);
    const employee = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'] });
    expect((await send('POST', 'redirect-import', { csv: 'x;/y', isPreview: true }, employee)).status).toBe(403);
  });

  // REDIRECT-02
  test('follows rules, former paths and drafts hop by hop', async () => {
    const { load, page, send, trace } = aBusiness();
    const { id, version } = await page('archiv');
    await send('PUT', `sites/${id}`, { ...sites.example, path: 'magazin-archiv', name: 'Archiv', version });
    await send('POST', `sites/${id}/publish`, { version: version + 1 });
    await send('POST', 'sites', { ...sites.example, path: 'entwurf', name: 'Entwurf' });
    await load('alt*;/archiv\nzum-entwurf;/entwurf\nins-leere;/nirgends');
    expect(await trace('/alt/2019?x=1')).toMatchObject({
      hops: [
        { path: '/alt/2019?x=1', by: 'redirect' },
        { path: '/archiv?x=1', by: 'former' },
      ],
      path: '/magazin-archiv?x=1',
      arrival: 'page',
    });
    expect(await trace('magazin-archiv')).toMatchObject({ hops: [], arrival: 'page' });
    expect((await trace('/zum-entwurf')).arrival).toBe('draft');
    expect((await trace('/ins-leere')).arrival).toBe('nothing');
    expect((await trace('/backend/sites')).arrival).toBe('page');
    const checks = (await send<RedirectCheck[]>('GET', 'redirect-checks')).data;
    expect(checks.map(({ hops, arrival, path }) => [hops, arrival, path]).toSorted()).toEqual([
      [1, 'draft', '/entwurf'],
      [1, 'nothing', '/nirgends'],
      [2, 'page', '/magazin-archiv'],
    ]);
  });

  // REDIRECT-03
  test('counts uses of the last 30 days, a repeated event once, and forgets them with the redirect', async () => {
    const { load, send, tenant } = aBusiness();
    await load('alt;/');
    const { data: rules } = await send<{ id: string }[]>('GET', 'redirects');
    const redirect = rules[0]?.id as string;
    const use = (at: Date, count: number) =>
      service().publish(tenant, redirectsUsed(uuidv7(), 1, { at: at.toISOString(), uses: [{ redirect, count }] }));
    const now = Date.now();
    for (const [days, count] of [
      [40, 100],
      [3, 2],
      [0, 5],
    ] as const) {
      await use(new Date(now - days * 24 * 3_600_000), count);
      await service().settled();
    }
    await service().publish(
      tenant,
      redirectsUsed(uuidv7(), 1, { at: new Date(now).toISOString(), uses: [{ redirect: uuidv7(), count: 1 }] }),
    );
    await service().settled();
    const checks = async () => (await send<RedirectCheck[]>('GET', 'redirect-checks')).data;
    expect(await checks()).toMatchObject([{ uses: 7, lastAt: new Date(now).toISOString() }]);
    await send('DELETE', `redirects/${redirect}`);
    expect(await checks()).toEqual([]);
  });
});
