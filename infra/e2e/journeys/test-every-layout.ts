import { expect, test } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import { innenstadt, margheritaDraft, otherBranch } from './demo-shop.ts';
import { misuseSecrets } from './misuse-secrets.ts';
import type { Journey } from './open-journey.ts';
import { parseCookie } from './platform.ts';
import { createKey, createPerson, logInAs, logInForCookie, openStream, readStatus } from './sessions.ts';

/** State that processes must agree on: tenants, sessions, keys, the audit trail. Tested in both layouts. */
export function testEveryLayout(journey: Journey): void {
  // TENANT-01
  test('serves the demo hosts as separate tenants', async () => {
    const [marillo, second] = await Promise.all([
      journey.platform.call('GET', '/api/config'),
      journey.platform.call('GET', '/api/config', { host: `zweite.localhost:${journey.platform.port}` }),
    ]);
    const names = [marillo, second].map((reply) => (reply.body.data as { shopName: string }).shopName);
    expect(names[0]).toBe('Pizzeria Marillo');
    expect(names[1]).not.toBe(names[0]);
  });

  // TENANT-03
  test('hides an order of one tenant from the other', async () => {
    const placed = await journey.platform.call('POST', '/api/orders', {
      body: await margheritaDraft(journey.platform),
    });
    expect(placed.status).toBe(201);
    const { uid, hash, id } = placed.body.data as { uid: string; hash: string; id: string };
    const host = `zweite.localhost:${journey.platform.port}`;
    expect((await journey.platform.call('GET', `/api/orders/public/${uid}/${hash}`, { host })).status).toBe(404);
    const cookie = await journey.platform.login('admin@zweite.example', host);
    expect((await journey.platform.call('GET', `/api/orders/${id}`, { host, cookie })).status).toBe(404);
  });

  // HTTP-08
  test('returns in /init the same as the caller’s own lists, and in a page what guests see', async () => {
    const { platform } = journey;
    const cookie = await platform.login('admin@demo.example');
    const readData = async (path: string, as: { cookie?: string }) => (await platform.call('GET', path, as)).body.data;
    const readInitEntries = async (path: string, as: { cookie?: string }) =>
      new Map(((await readData(path, as)) as { url: string; data: unknown }[]).map(({ url, data }) => [url, data]));
    const lists = ['/branches', '/products', '/menus', '/tables'];
    for (const as of [{}, { cookie }]) {
      const init = await readInitEntries('/api/init', as);
      for (const url of lists) expect(init.get(url)).toEqual(await readData(`/api${url}?pageSize=500`, as));
    }
    const created = await platform.call('POST', '/api/categories', {
      cookie,
      body: { name: 'Nur für uns', isEnabled: false, isVisibleWhenUnavailable: false },
    });
    expect(created.status).toBe(201);
    const { id } = created.body.data as { id: string };
    const shows = async (as: { cookie?: string }) =>
      ((await readInitEntries('/api/init', as)).get('/categories') as { id: string }[]).some((one) => one.id === id);
    expect([await shows({ cookie }), await shows({})]).toEqual([true, false]);
    expect((await readInitEntries('/api/init?branch=innenstadt', { cookie })).get('/categories')).not.toContainEqual(
      expect.objectContaining({ id }),
    );
    expect((await platform.call('DELETE', `/api/categories/${id}`, { cookie })).status).toBe(204);
  });

  // ACCESS-05
  test('lets an employee see and move only orders of the own branch', async () => {
    const admin = await journey.platform.login('admin@demo.example');
    const employee = await journey.platform.login('mitarbeiter@demo.example');
    const branches = (await journey.platform.call('GET', '/api/branches')).body.data as {
      id: string;
      identifier: string;
    }[];
    const secondBranch = branches.find((branch) => branch.identifier !== 'innenstadt');
    const foreign = await journey.platform.call('GET', `/api/orders/current?branch=${secondBranch?.id}`, {
      cookie: employee,
    });
    expect([foreign.status, foreign.body.data]).toEqual([200, []]);
    const ownOrders = await journey.platform.call('GET', '/api/orders/current', { cookie: employee });
    const all = await journey.platform.call('GET', '/api/orders/current', { cookie: admin });
    expect((ownOrders.body.data as unknown[]).length).toBe(
      (all.body.data as { branch: { id: string } }[]).filter(
        (order) => order.branch.id === branches.find((branch) => branch.identifier === 'innenstadt')?.id,
      ).length,
    );
    expect((await journey.platform.call('GET', '/api/users', { cookie: employee })).status).toBe(403);
  });

  // EVENT-09
  test('stores every event once in the audit trail, without personal data', async () => {
    const placed = await journey.platform.call('POST', '/api/orders', {
      body: { ...(await margheritaDraft(journey.platform)), lastName: 'Unverwechselbar' },
    });
    const { id } = placed.body.data as { id: string };
    const cookie = await journey.platform.login('admin@demo.example');
    const entries = await until('the order to be in the audit trail', async () => {
      const { body } = await journey.platform.call('GET', `/api/logs?filter[subject]=${id}`, { cookie });
      return (body.data as unknown[]).length > 0 && (body.data as { type: string }[]);
    });
    expect(entries.map((entry) => entry.type)).toEqual(['ordering.order-placed.v2']);
    expect(JSON.stringify(entries)).not.toContain('Unverwechselbar');
  });

  test('never adopts a planted cookie, and ends the session that it belonged to', async () => {
    const admin = await journey.platform.login('admin@demo.example');
    const [victim, attacker] = [
      await createPerson(journey.platform, admin),
      await createPerson(journey.platform, admin),
    ];
    const planted = await logInForCookie(journey.platform, attacker);
    const entered = parseCookie(await logInAs(journey.platform, victim, planted));
    expect(entered).not.toBe(planted);
    expect([await readStatus(journey.platform, planted), await readStatus(journey.platform, entered)]).toEqual([
      401, 200,
    ]);
    const name = planted.split('=')[0];
    const invented = `${name}=${'x'.repeat(43)}`;
    expect(parseCookie(await logInAs(journey.platform, victim, invented))).not.toBe(invented);
    expect(await readStatus(journey.platform, invented)).toBe(401);
  });

  // SESSION-02
  test('ends sessions on the gateway immediately after a new password or a logout everywhere', async () => {
    const person = await createPerson(journey.platform, await journey.platform.login('admin@demo.example'));
    const [ownSession, otherSession] = [
      await logInForCookie(journey.platform, person),
      await logInForCookie(journey.platform, person),
    ];
    expect([await readStatus(journey.platform, ownSession), await readStatus(journey.platform, otherSession)]).toEqual([
      200, 200,
    ]);

    const newPassword = 'ein-anderes-passwort';
    const change = (currentPassword: string) =>
      journey.platform.call('PUT', '/api/users/me/password', {
        cookie: ownSession,
        body: { currentPassword, newPassword },
      });
    expect((await change('geraten')).body.errors[0]).toMatchObject({
      code: 'WRONG_PASSWORD',
      field: 'currentPassword',
    });
    const changed = await change(person.password);
    expect(changed.status).toBe(204);
    expect([await readStatus(journey.platform, ownSession), await readStatus(journey.platform, otherSession)]).toEqual([
      401, 401,
    ]);

    const remainingSession = parseCookie(changed);
    const newSession = await logInForCookie(journey.platform, { ...person, password: newPassword });
    expect([
      await readStatus(journey.platform, remainingSession),
      await readStatus(journey.platform, newSession),
    ]).toEqual([200, 200]);
    const [board, colleague] = [
      await openStream(journey.platform, '/api/orders/stream', newSession),
      await openStream(journey.platform, '/api/orders/stream', await journey.platform.login('admin@demo.example')),
    ];
    expect((await journey.platform.call('POST', '/api/logout-everywhere', { cookie: remainingSession })).status).toBe(
      204,
    );
    expect([
      await readStatus(journey.platform, remainingSession),
      await readStatus(journey.platform, newSession),
    ]).toEqual([401, 401]);
    await board.end;
    expect(colleague.isOpen()).toBe(true);
    colleague.leave();
  });

  // SESSION-08
  test('reports the duration of a lock, also in the Retry-After header', async () => {
    const guess = () =>
      journey.platform.call('POST', '/api/login', { body: { email: `niemand@demo.example`, password: 'x' } });
    for (let attempt = 1; attempt <= 6; attempt += 1) await guess();
    const locked = await guess();
    expect([locked.status, locked.headers['retry-after'], locked.body.errors[0]?.code]).toEqual([429, '60', 'LOCKED']);
  });

  test('accepts a login link once, and only by POST', async () => {
    const admin = await journey.platform.login('admin@demo.example');
    const person = await createPerson(journey.platform, admin);
    const link = await journey.platform.call('POST', `/api/users/${person.id}/login-link`, { cookie: admin });
    const [page, token] = (link.body.data as { path: string }).path.split('#');
    expect((await journey.platform.call('GET', page as string, { headers: { accept: 'text/html' } })).status).toBe(200);
    for (const path of ['/api/login-link', `/api/login-link?token=${token}`, `/api/login-link/${token}`])
      expect((await journey.platform.call('GET', path)).status).toBe(404);
    const use = () => journey.platform.call('POST', '/api/login-link', { body: { token } });
    const entered = await use();
    expect([entered.status, await readStatus(journey.platform, parseCookie(entered))]).toEqual([200, 200]);
    expect((await use()).body.errors[0]?.code).toBe('LOGIN_LINK_UNKNOWN');
  });

  // ACCESS-09
  test('accepts an API key for its branch and purpose until it is renewed or deleted', async () => {
    const cookie = await journey.platform.login('admin@demo.example');
    const branch = await innenstadt(journey.platform);
    const secondBranch = await otherBranch(journey.platform);
    const [desk, office] = [
      await createKey(journey.platform, cookie, { branch: branch.id, purpose: 'frontdesk' }),
      await createKey(journey.platform, cookie, { branch: branch.id, purpose: 'backoffice' }),
    ];
    const placed = await journey.platform.call('POST', '/api/orders', {
      body: await margheritaDraft(journey.platform),
    });
    const { id } = placed.body.data as { id: string };
    const list = async (purpose: string, of: string, key: string) =>
      journey.platform.call('GET', `/api/orders/${purpose}/${of}/${key}`);

    for (const [purpose, key] of [
      ['frontdesk', desk.key],
      ['backoffice', office.key],
    ] as const) {
      const listed = await list(purpose, branch.id, key);
      expect([listed.status, (listed.body.data as { id: string }[]).some((order) => order.id === id)]).toEqual([
        200,
        true,
      ]);
      expect((await list(purpose, secondBranch.id, key)).status).toBe(404);
    }
    expect((await list('frontdesk', branch.id, office.key)).status).toBe(404);
    expect((await list('backoffice', branch.id, desk.key)).status).toBe(403);
    expect((await list('frontdesk', branch.id, 'thk_unbekannt')).body.errors[0]?.code).toBe('API_KEY_UNKNOWN');

    const confirm = (key: string) =>
      journey.platform.call('POST', `/api/orders/${id}/status/confirm`, {
        headers: { authorization: `Bearer ${key}` },
        body: {},
      });
    expect((await confirm(office.key)).status).toBe(403);
    expect((await confirm(desk.key)).status).toBe(200);
    expect(
      (await journey.platform.call('GET', '/api/users', { headers: { authorization: `Bearer ${desk.key}` } })).status,
    ).toBe(403);
    // A key overrides a session that is sent along.
    const withBoth = { cookie, headers: { authorization: `Bearer ${desk.key}` } };
    expect((await journey.platform.call('GET', '/api/users', withBoth)).status).toBe(403);

    const renewed = await journey.platform.call('POST', `/api/api-keys/${desk.id}/rotate`, {
      cookie,
      body: { version: 1 },
    });
    const { key } = renewed.body.data as { key: string };
    expect((await list('frontdesk', branch.id, key)).status).toBe(200);
    await until('the old key to be refused', async () => (await list('frontdesk', branch.id, desk.key)).status === 401);
    await journey.platform.call('DELETE', `/api/api-keys/${desk.id}`, { cookie });
    await until('the deleted key to be refused', async () => (await list('frontdesk', branch.id, key)).status === 401);
  });

  test('applies all checks to every spelling of an address', async () => {
    for (const path of ['/API/login', '/api/Login', '/api/login/', '/Api/logout', '/api/%6cogin'])
      expect([path, (await journey.platform.call('POST', path, { body: {} })).status]).toEqual([path, 404]);
  });

  test('logs no secret, even if it was used in a wrong place', async () => {
    const used = await misuseSecrets(journey.platform);
    await until('the last request to be logged', async () => journey.platform.output().includes(used.lastPath));
    const output = journey.platform.output();
    expect(used.secrets.filter((secret) => output.includes(secret))).toEqual([]);
  });
}
