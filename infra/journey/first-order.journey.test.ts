import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import type { Browser } from 'playwright-core';
import { whyNoRabbitmq } from '../local/jest/amqp-url.ts';
import { axeFindings, desk, launchBrowser, openWindow, phone, whyNoBrowser } from './browser.ts';
import { exampleFailures } from './contract-examples.ts';
import { innenstadt, margheritaDraft, otherBranch, untilOrderable } from './demo-shop.ts';
import { checkOut, fillCart } from './guest-orders.ts';
import { changesTheHouse } from './house-settings.ts';
import { killsOrderingBetweenCommitAndPublish } from './kill-ordering.ts';
import { changePasswordOnScreen, keyOnScreen, linkOnScreen, logOutEverywhereOnScreen } from './own-account.ts';
import { orderPhotoCake } from './photo-cake.ts';
import { cookieOf, type Layout, type Platform, startPlatform } from './platform.ts';
import { testSamePrice } from './prices/same-price.ts';
import { readMessages } from './read-messages.ts';
import { useSecretsWrongly } from './secrets.ts';
import { asking, logInAs, makeKey, makePerson, openStream, sessionOf } from './sessions.ts';
import { confirmOnBoard, logIn } from './staff-confirms.ts';
import { lookAtStaffScreens } from './staff-screens.ts';
import { testWaysToChoose } from './ways-to-choose.ts';
import { testWaysToOrder } from './ways-to-order.ts';

const layouts: Layout[] = whyNoRabbitmq() ? ['embedded'] : ['embedded', 'distributed'];
const withBrowser = whyNoBrowser() ? test.skip : test;

describe.each(layouts)('the first order, %s', (layout) => {
  let platform: Platform;
  let browser: Browser | undefined;

  beforeAll(async () => {
    // Chatty, so that the last test sees whatever a log may ever say.
    platform = await startPlatform(layout, { LOG_LEVEL: 'trace' });
    await untilOrderable(platform);
    if (!whyNoBrowser()) browser = await launchBrowser();
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    await platform?.stop();
  }, 60_000);

  withBrowser(
    'a guest orders at the phone, staff confirm on the board, the guest sees it without reloading',
    async () => {
      const guest = await openWindow(browser as Browser, phone);
      // One layout by finger, the other with keys alone.
      const hands = layout === 'embedded' ? 'keys' : 'finger';
      await fillCart(guest.page, platform.url, hands);
      await checkOut(guest.page, hands);
      await guest.page.getByRole('heading', { name: 'Ihre Bestellung ist bei uns.' }).waitFor();
      expect(await axeFindings(guest.page)).toEqual([]);

      const staff = await confirmOnBoard(browser as Browser, platform.url);
      await guest.page.getByRole('heading', { name: 'Wir bereiten alles frisch für Sie zu.' }).waitFor();

      expect([...guest.faults, ...staff.faults]).toEqual([]);
      await guest.page.context().close();
      await staff.page.context().close();
    },
  );

  withBrowser('a guest orders a cake with a photo on it; a file that is no picture is told so', async () => {
    const { page, faults } = await openWindow(browser as Browser, desk);
    const { refusal, previewWidth } = await orderPhotoCake(page, platform.url);
    expect(refusal).toBe(
      'Die ausgewählte Datei "oma.png" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.',
    );
    expect(previewWidth).toBe(640);
    await page.getByText('Oma Hedwig.jpg').waitFor();
    await checkOut(page, 'finger');
    // The browser itself tells of every answer that is a refusal.
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    await page.context().close();
  });

  withBrowser('what a guest and the branch were written is read in the back office, and sent again', async () => {
    const seen = await readMessages(browser as Browser, platform.url);
    expect(seen.leadsTo).toBe(seen.status);
    expect(seen.text).toContain(seen.uid);
    expect([seen.before, seen.after]).toEqual([1, 2]);
    expect([...seen.findings, ...seen.faults]).toEqual([]);
  });

  test('demo hosts are two businesses', async () => {
    const [marillo, second] = await Promise.all([
      platform.call('GET', '/api/config'),
      platform.call('GET', '/api/config', { host: `zweite.localhost:${platform.port}` }),
    ]);
    const names = [marillo, second].map((reply) => (reply.body.data as { shopName: string }).shopName);
    expect(names[0]).toBe('Pizzeria Marillo');
    expect(names[1]).not.toBe(names[0]);
  });

  test('an order made by one tenant is unknown to the other', async () => {
    const placed = await platform.call('POST', '/api/orders', { body: await margheritaDraft(platform) });
    expect(placed.status).toBe(201);
    const { uid, hash, id } = placed.body.data as { uid: string; hash: string; id: string };
    const host = `zweite.localhost:${platform.port}`;
    expect((await platform.call('GET', `/api/orders/public/${uid}/${hash}`, { host })).status).toBe(404);
    const cookie = await platform.login('admin@zweite.example', host);
    expect((await platform.call('GET', `/api/orders/${id}`, { host, cookie })).status).toBe(404);
  });

  test('an employee sees and moves only orders of the own branch', async () => {
    const admin = await platform.login('admin@demo.example');
    const employee = await platform.login('mitarbeiter@demo.example');
    const branches = (await platform.call('GET', '/api/branches')).body.data as { id: string; identifier: string }[];
    const other = branches.find((branch) => branch.identifier !== 'innenstadt');
    const foreign = await platform.call('GET', `/api/orders/current?branch=${other?.id}`, { cookie: employee });
    expect([foreign.status, foreign.body.data]).toEqual([200, []]);
    const own = await platform.call('GET', '/api/orders/current', { cookie: employee });
    const all = await platform.call('GET', '/api/orders/current', { cookie: admin });
    expect((own.body.data as unknown[]).length).toBe(
      (all.body.data as { branch: { id: string } }[]).filter(
        (order) => order.branch.id === branches.find((branch) => branch.identifier === 'innenstadt')?.id,
      ).length,
    );
    expect((await platform.call('GET', '/api/users', { cookie: employee })).status).toBe(403);
  });

  test('everything that happened is in the audit trail, once, and names nobody', async () => {
    const placed = await platform.call('POST', '/api/orders', {
      body: { ...(await margheritaDraft(platform)), lastName: 'Unverwechselbar' },
    });
    const { id } = placed.body.data as { id: string };
    const cookie = await platform.login('admin@demo.example');
    const entries = await until('the order in the audit trail', async () => {
      const { body } = await platform.call('GET', `/api/logs?filter[subject]=${id}`, { cookie });
      return (body.data as unknown[]).length > 0 && (body.data as { type: string }[]);
    });
    expect(entries.map((entry) => entry.type)).toEqual(['ordering.order-placed.v1']);
    expect(JSON.stringify(entries)).not.toContain('Unverwechselbar');
  });

  test('a planted cookie is never adopted, and the session it belonged to ends', async () => {
    const admin = await platform.login('admin@demo.example');
    const [victim, attacker] = [await makePerson(platform, admin), await makePerson(platform, admin)];
    const planted = await sessionOf(platform, attacker);
    const entered = cookieOf(await logInAs(platform, victim, planted));
    expect(entered).not.toBe(planted);
    expect([await asking(platform, planted), await asking(platform, entered)]).toEqual([401, 200]);
    const name = planted.split('=')[0];
    const invented = `${name}=${'x'.repeat(43)}`;
    expect(cookieOf(await logInAs(platform, victim, invented))).not.toBe(invented);
    expect(await asking(platform, invented)).toBe(401);
  });

  test('a new password and logging out everywhere end sessions on the gateway at once', async () => {
    const person = await makePerson(platform, await platform.login('admin@demo.example'));
    const [own, elsewhere] = [await sessionOf(platform, person), await sessionOf(platform, person)];
    expect([await asking(platform, own), await asking(platform, elsewhere)]).toEqual([200, 200]);

    const newPassword = 'ein-anderes-passwort';
    const change = (currentPassword: string) =>
      platform.call('PUT', '/api/users/me/password', { cookie: own, body: { currentPassword, newPassword } });
    expect((await change('geraten')).body.errors[0]).toMatchObject({
      code: 'WRONG_PASSWORD',
      field: 'currentPassword',
    });
    const changed = await change(person.password);
    expect(changed.status).toBe(204);
    expect([await asking(platform, own), await asking(platform, elsewhere)]).toEqual([401, 401]);

    const stays = cookieOf(changed);
    const again = await sessionOf(platform, { ...person, password: newPassword });
    expect([await asking(platform, stays), await asking(platform, again)]).toEqual([200, 200]);
    const [board, colleague] = [
      await openStream(platform, '/api/orders/stream', again),
      await openStream(platform, '/api/orders/stream', await platform.login('admin@demo.example')),
    ];
    expect((await platform.call('POST', '/api/logout-everywhere', { cookie: stays })).status).toBe(204);
    expect([await asking(platform, stays), await asking(platform, again)]).toEqual([401, 401]);
    await board.end;
    expect(colleague.isOpen()).toBe(true);
    colleague.leave();
  });

  test('a lock says how long it lasts, also in the header that machines read', async () => {
    const guess = () =>
      platform.call('POST', '/api/login', { body: { email: `niemand-${layout}@demo.example`, password: 'x' } });
    for (let attempt = 1; attempt <= 6; attempt += 1) await guess();
    const locked = await guess();
    expect([locked.status, locked.headers['retry-after'], locked.body.errors[0]?.code]).toEqual([429, '60', 'LOCKED']);
  });

  test('a login link works once, and only by POST', async () => {
    const admin = await platform.login('admin@demo.example');
    const person = await makePerson(platform, admin);
    const link = await platform.call('POST', `/api/users/${person.id}/login-link`, { cookie: admin });
    const [page, token] = (link.body.data as { path: string }).path.split('#');
    expect((await platform.call('GET', page as string, { headers: { accept: 'text/html' } })).status).toBe(200);
    for (const path of ['/api/login-link', `/api/login-link?token=${token}`, `/api/login-link/${token}`])
      expect((await platform.call('GET', path)).status).toBe(404);
    const use = () => platform.call('POST', '/api/login-link', { body: { token } });
    const entered = await use();
    expect([entered.status, await asking(platform, cookieOf(entered))]).toEqual([200, 200]);
    expect((await use()).body.errors[0]?.code).toBe('LOGIN_LINK_UNKNOWN');
  });

  test('an API key opens its branch for its purpose, until it is renewed or deleted', async () => {
    const cookie = await platform.login('admin@demo.example');
    const branch = await innenstadt(platform);
    const other = await otherBranch(platform);
    const [desk, office] = [
      await makeKey(platform, cookie, { branch: branch.id, purpose: 'frontdesk' }),
      await makeKey(platform, cookie, { branch: branch.id, purpose: 'backoffice' }),
    ];
    const placed = await platform.call('POST', '/api/orders', { body: await margheritaDraft(platform) });
    const { id } = placed.body.data as { id: string };
    const list = async (purpose: string, of: string, key: string) =>
      platform.call('GET', `/api/orders/${purpose}/${of}/${key}`);

    for (const [purpose, key] of [
      ['frontdesk', desk.key],
      ['backoffice', office.key],
    ] as const) {
      const listed = await list(purpose, branch.id, key);
      expect([listed.status, (listed.body.data as { id: string }[]).some((order) => order.id === id)]).toEqual([
        200,
        true,
      ]);
      expect((await list(purpose, other.id, key)).status).toBe(404);
    }
    expect((await list('frontdesk', branch.id, office.key)).status).toBe(404);
    expect((await list('backoffice', branch.id, desk.key)).status).toBe(404);
    expect((await list('frontdesk', branch.id, 'thk_unbekannt')).body.errors[0]?.code).toBe('API_KEY_UNKNOWN');

    const confirm = (key: string) =>
      platform.call('POST', `/api/orders/${id}/status/confirm`, {
        headers: { authorization: `Bearer ${key}` },
        body: {},
      });
    expect((await confirm(office.key)).status).toBe(403);
    expect((await confirm(desk.key)).status).toBe(200);
    expect(
      (await platform.call('GET', '/api/users', { headers: { authorization: `Bearer ${desk.key}` } })).status,
    ).toBe(403);
    // Whoever is logged in and shows a key asks in the key's name.
    const both = { cookie, headers: { authorization: `Bearer ${desk.key}` } };
    expect((await platform.call('GET', '/api/users', both)).status).toBe(403);

    const renewed = await platform.call('POST', `/api/api-keys/${desk.id}/rotate`, { cookie, body: { version: 1 } });
    const { key } = renewed.body.data as { key: string };
    expect((await list('frontdesk', branch.id, key)).status).toBe(200);
    await until(
      'the old key to be forgotten',
      async () => (await list('frontdesk', branch.id, desk.key)).status === 401,
    );
    await platform.call('DELETE', `/api/api-keys/${desk.id}`, { cookie });
    await until(
      'the deleted key to be forgotten',
      async () => (await list('frontdesk', branch.id, key)).status === 401,
    );
  });

  withBrowser(
    'a link made on a screen lets somebody in by keyboard alone, who then is in charge of the own account',
    async () => {
      const admin = await platform.login('admin@demo.example');
      const person = await makePerson(platform, admin);
      const office = await openWindow(browser as Browser, desk);
      await office.page.goto(`${platform.url}/backend/login`);
      await logIn(office.page, 'admin@demo.example');
      await office.page.getByRole('heading', { name: /^Neu/ }).waitFor();
      const link = await linkOnScreen(office.page, `${platform.url}/backend/users/${person.id}`);
      expect(await axeFindings(office.page)).toEqual([]);
      const key = await keyOnScreen(office.page, `${platform.url}/backend/api-keys`);
      const branch = await innenstadt(platform);
      expect((await platform.call('GET', `/api/orders/frontdesk/${branch.id}/${key}`)).status).toBe(200);

      const own = await openWindow(browser as Browser, phone);
      await own.page.goto(link);
      await own.page.getByRole('button', { name: 'Jetzt anmelden' }).press('Enter');
      await own.page.waitForURL('**/backend/orders');
      const elsewhere = await sessionOf(platform, person);
      await changePasswordOnScreen(own.page, `${platform.url}/backend/account`, person.password);
      expect(await asking(platform, elsewhere)).toBe(401);
      expect(await axeFindings(own.page)).toEqual([]);
      await logOutEverywhereOnScreen(own.page);

      await own.page.goto(link);
      await own.page.getByRole('button', { name: 'Jetzt anmelden' }).press('Enter');
      await own.page.getByRole('alert').getByText('wurde schon benutzt').waitFor();
      expect(await axeFindings(own.page)).toEqual([]);
      // The browser itself writes down what was refused, and that a stream was cut when its session ended.
      const isRefusal = (fault: string) => /status of (401|422)|ERR_INCOMPLETE_CHUNKED_ENCODING/.test(fault);
      expect([...office.faults, ...own.faults].filter((fault) => !isRefusal(fault))).toEqual([]);
      await own.page.context().close();
      await office.page.context().close();
    },
  );

  test('no other spelling of an address goes round the checks on it', async () => {
    for (const path of ['/API/login', '/api/Login', '/api/login/', '/Api/logout', '/api/%6cogin'])
      expect([path, (await platform.call('POST', path, { body: {} })).status]).toEqual([path, 404]);
  });

  if (layout === 'distributed') {
    test('ordering killed between commit and publish: after its restart the event arrives, once', () =>
      killsOrderingBetweenCommitAndPublish(platform));

    test('a service that is down answers 503 in German for its own paths and leaves the others alone', async () => {
      const [media] = platform.processesOf('services/media');
      process.kill(media as number, 'SIGSTOP');
      process.kill(media as number, 'SIGKILL');
      const cookie = await platform.login('admin@demo.example');
      const down = await until('media to be away', async () => {
        const reply = await platform.call('GET', '/api/images', { cookie });
        return reply.status !== 200 && reply;
      });
      expect([down.status, down.body.errors[0]?.code]).toEqual([503, 'UNAVAILABLE']);
      expect((await platform.call('GET', '/api/branches')).status).toBe(200);
      await until(
        'media to be back',
        async () => (await platform.call('GET', '/api/images', { cookie })).status === 200,
      );
    });
  }

  if (layout === 'embedded') {
    testWaysToOrder(() => ({ platform, browser: browser as Browser }));
    testWaysToChoose(() => ({ platform, browser: browser as Browser }));
    testSamePrice(() => ({ platform, browser: browser as Browser }));

    withBrowser('what is changed in the settings is seen as it is typed, and then by guests', async () => {
      const seen = await changesTheHouse(platform, browser as Browser);
      expect([seen.before, seen.typed]).toEqual([
        ['#003f4b', 'Inter'],
        [expect.not.stringMatching('#003f4b'), 'Lora'],
      ]);
      expect(seen.title).toBe('Pizza aus dem Holzofen');
      expect([seen.guestFont, seen.loadedFaces, seen.elsewhere]).toEqual(['Lora', 1, []]);
      expect([...seen.findings, ...seen.faults]).toEqual([]);
    });

    test("every contract's example is accepted by its running handler", async () => {
      expect(await exampleFailures(platform)).toEqual([]);
    });
  }

  withBrowser('axe finds nothing where guests go', async () => {
    const { page } = await openWindow(browser as Browser, phone);
    const findings: Record<string, string[]> = {};
    for (const path of ['/', '/store/innenstadt', '/store/innenstadt/checkout', '/site/imprint', '/gibt-es-nicht']) {
      await page.goto(`${platform.url}${path}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      findings[path] = await axeFindings(page);
    }
    await page.goto(`${platform.url}/store/innenstadt`);
    await page.getByRole('button', { name: 'Pizza nach Wunsch: Zum Warenkorb hinzufügen' }).click();
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
    findings.configuration = await axeFindings(page);
    expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((screen) => [screen, []])));
    await page.context().close();
  });

  // Twenty screens: on a busy machine more than the others are given.
  withBrowser(
    'axe finds nothing where staff go',
    async () => {
      const { page } = await openWindow(browser as Browser, desk);
      await page.goto(`${platform.url}/backend/login`);
      await page.getByRole('button', { name: 'Anmelden' }).waitFor();
      const findings: Record<string, string[]> = { login: await axeFindings(page) };
      await logIn(page, 'admin@demo.example');
      await page.getByRole('heading', { name: /^Neu/ }).waitFor();
      findings.board = await axeFindings(page);
      Object.assign(findings, await lookAtStaffScreens(page, platform.url));
      expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((screen) => [screen, []])));
      await page.context().close();
    },
    300_000,
  );

  test('no secret was logged, however it was used', async () => {
    const used = await useSecretsWrongly(platform);
    await until('the last of it to be logged', async () => platform.output().includes(used.lastPath));
    const output = platform.output();
    expect(used.secrets.filter((secret) => output.includes(secret))).toEqual([]);
  });

  test('nothing unexpected was logged', () => {
    expect(
      platform
        .output()
        .split('\n')
        .filter((line) => line.includes('"level":50') || line.includes('unexpected error')),
    ).toEqual([]);
  });
});
