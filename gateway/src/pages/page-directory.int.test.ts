// The gateway with a real service that owns pages: routing follows the service's data.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { noReferences } from '@theke/contracts/content/content-page';
import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { testSecret } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import type { ListedFrontend } from '@theke/rules/site/page-paths';
import type { Frontend } from '@theke/topology/frontends';
import { pageOwnerService } from '../../testing/page-owner-service.ts';
import { type RunningGateway, startGateway } from '../start-gateway.ts';

const table: Frontend[] = [
  { name: 'shell', role: 'shell', paths: [] },
  { name: 'storefront', role: 'remote', paths: [{ path: '/store/*' }, { path: '/*' }] },
  { name: 'corporate', role: 'remote', paths: [] },
  { name: 'office', role: 'remote', paths: [{ path: '/office/*', isStaff: true }] },
  { name: 'drawn', role: 'document', paths: [], server: true, surrounds: true },
];
const tenants = [
  tenantChanged.example,
  { ...tenantChanged.example, id: '0199f000-0000-7000-8000-0000000000fe', hosts: ['other.example'] },
];
const [tenant, other] = tenants.map(({ id }) => id) as [string, string];
const editor = {
  id: '0199f000-0000-7000-8000-0000000000aa',
  firstName: 'Eva',
  lastName: 'Redl',
  email: 'eva@talraum.example',
  roles: ['ROLE_EDITOR'],
  branches: [],
};
const identity = createServer((request, response) =>
  response.end(
    request.url === '/internal/sessions/check'
      ? JSON.stringify({ data: { id: editor.id, user: editor } })
      : JSON.stringify({
          data: tenants.map((one) => ({
            tenant: one,
            config: { ...configChanged.example.config, enablePluginHomePage: one.id === other },
          })),
        }),
  ),
);

const dist = mkdtempSync(join(tmpdir(), 'theke-dist-'));
let owner: TestService<Awaited<ReturnType<typeof pageOwnerService.setup>>>;
let gateway: RunningGateway;
/** The owner's URL; points to an unused port while it is unavailable. */
const address = { url: '' };
beforeAll(async () => {
  mkdirSync(join(dist, 'shell'));
  writeFileSync(join(dist, 'shell', 'entry.json'), '{"scripts":[],"styles":[],"preload":[],"fonts":[]}');
  mkdirSync(join(dist, 'drawn'));
  writeFileSync(
    join(dist, 'drawn', 'entry.json'),
    '{"scripts":[],"styles":[],"preload":[],"fonts":[],"server":"server.mjs"}',
  );
  // The server build writes into the page how often it has rendered.
  writeFileSync(
    join(dist, 'drawn', 'server.mjs'),
    `let count = 0;
    export const render = ({ data }) => {
      if (data.title === 'Kaputt') throw new Error('a section is broken');
      return \`<main>\${data.title} \${++count}</main>\`;
    };
    export const around = ({ path, frame: { navigations: [menu] } }) => {
      if (menu?.identifier === 'broken') throw new Error('a menu is broken');
      return menu && { before: \`<header>\${menu.identifier} \${path}</header>\`, after: '<footer></footer>' };
    };`,
  );
  await new Promise<void>((done) => identity.listen(0, '127.0.0.1', done));
  owner = await startForTest(pageOwnerService);
  address.url = `http://127.0.0.1:${owner.port}`;
  gateway = await startGateway({
    services: { identity: { url: `http://127.0.0.1:${(identity.address() as AddressInfo).port}` }, catalog: address },
    apiMap: {},
    frontends: table,
    pageOwners: [pageOwnerService.contract],
    workQueues: {},
    dist,
    bus: owner.options.bus as NonNullable<typeof owner.options.bus>,
    env: { BUS_URL: 'postgres://nobody/asks', THEKE_SECRET: testSecret, LOG_LEVEL: 'silent' },
  });
});
afterAll(async () => {
  await gateway.stop();
  await owner.stop();
  identity.closeAllConnections();
  identity.close();
  rmSync(dist, { recursive: true });
});

/** Creates a page of the owner. */
const hasOwnPage = (path: string, drawnBy: string, inTenant = tenant) =>
  owner.parts.useCases.branches.create(
    inTenant,
    branches.draft.parse({ name: path, identifier: path.slice(1), description: drawnBy }),
  );

async function open(path: string, host = '127.0.0.1', cookie = '') {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port: gateway.port, path, headers: { host, accept: 'text/html', ...(cookie && { cookie }) } }, resolve).once(
      'error',
      reject,
    );
  });
  const html = await text(answer);
  const [, listed = '[]'] = /id="frontends">(.*?)<\/script>/.exec(html) ?? [];
  const pathsOf = (name: string) =>
    (JSON.parse(listed) as ListedFrontend[]).find((one) => one.name === name)?.paths.map((page) => page.path);
  return {
    status: answer.statusCode ?? 0,
    location: answer.headers.location,
    html,
    drawnBy: ['storefront', 'corporate'].find((name) => pathsOf(name)?.includes(path)),
    pathsOf,
  };
}
const opensBy = (path: string, name: string, status: number) =>
  until(`${path} is drawn by ${name}`, async () => {
    const page = await open(path);
    return page.drawnBy === name && page.status === status;
  });

/** Creates a page after the gateway has cached that it does not exist. */
async function appears(path: string, drawnBy = 'corporate') {
  await opensBy(path, 'storefront', 404);
  const made = await hasOwnPage(path, drawnBy);
  await opensBy(path, drawnBy, 200);
  return made;
}

// PAGE-01, PAGE-09
test('renders a path with the frontend named by its service, as long as the page exists', async () => {
  const made = await appears('/ueber-uns');
  await owner.parts.useCases.branches.remove(tenant, made.id);
  await opensBy('/ueber-uns', 'storefront', 404);
});

test("does not show another tenant's page", async () => {
  await hasOwnPage('/nur-dort', 'corporate', other);
  await appears('/nur-hier');
  await opensBy('/nur-dort', 'storefront', 404);
});

test('redirects a moved page', async () => {
  await hasOwnPage('/alt', '/neu');
  await until('the page is redirected', async () => (await open('/alt')).status === 301);
  expect((await open('/alt')).location).toBe('/neu');
  // PAGE-15
  expect((await open('/alt?utm_source=brief&qr=tisch-1')).location).toBe('/neu?utm_source=brief&qr=tisch-1');
});

// PAGE-15
test('redirects by query parameters, and keeps the other parameters', async () => {
  await hasOwnPage('/index-php', JSON.stringify({ byQuery: [{ query: { id: '12' }, movedTo: '/leistungen' }] }));
  await until('the page is redirected', async () => (await open('/index-php?id=12')).status === 301);
  expect((await open('/index-php?id=12&utm_source=brief')).location).toBe('/leistungen?utm_source=brief');
  expect((await open('/index-php?id=13')).status).toBe(404);
  expect((await open('/index-php')).status).toBe(404);
});

// PAGE-09
test('does not look up paths of the table, and tells the shell only known paths', async () => {
  await hasOwnPage('/store', 'corporate');
  await appears('/start');
  expect((await open('/store')).drawnBy).toBe('storefront');
  const { pathsOf } = await open('/start');
  expect(pathsOf('storefront')).toEqual(['/store/*', '/']);
  expect(pathsOf('corporate')).toEqual(['/start']);
  expect((await open('/store/start')).pathsOf('storefront')).toEqual(['/store/*', '/', '/store/start']);
});

// PAGE-10
test("shows a service's page as the start, unless the shop has its own home page", async () => {
  for (const one of [tenant, other]) await hasOwnPage('/home', 'corporate', one);
  await opensBy('/', 'corporate', 200);
  expect((await open('/home', 'other.example')).drawnBy).toBe('corporate');
  expect((await open('/', 'other.example')).drawnBy).toBe('storefront');
});

test('ignores a frontend that does not exist', async () => {
  await hasOwnPage('/unbekannt', 'no-such-frontend');
  await appears('/danach');
  expect((await open('/unbekannt')).status).toBe(404);
});

test('keeps known pages while the service is unavailable, and answers no other path with 404', async () => {
  await appears('/da');
  // The gateway does not cache an answer if the page's change event arrives before it.
  await owner.settled();
  await opensBy('/da', 'corporate', 200);
  const { url } = address;
  address.url = 'http://127.0.0.1:9';
  try {
    expect((await open('/da')).drawnBy).toBe('corporate');
    expect((await open('/')).status).toBe(200);
    expect((await open('/store/da')).status).toBe(200);
    const unknown = await open('/nie-gefragt');
    expect([unknown.status, unknown.html]).toEqual([503, expect.stringContaining('Einen Augenblick')]);
  } finally {
    address.url = url;
  }
});

describe('a content page rendered by the gateway', () => {
  const whole = (title: string, more: object = {}) => {
    const data = {
      kind: 'not-found',
      path: '/neu',
      title,
      description: 'Wer wir sind.',
      keywords: '',
      shareImage: null,
    };
    const none = { navigations: [], frameBlocks: [], references: noReferences, suggestions: [] };
    return JSON.stringify({ frontend: 'drawn', data: { ...data, isDraft: false, ...none }, ...more });
  };
  const showing = (path: string, text: string) =>
    until(`${path} shows ${text}`, async () => {
      const page = await open(path);
      return page.html.includes(text) ? page : undefined;
    });

  test('is rendered once, completely, with its title, and again after a change', async () => {
    const made = await hasOwnPage('/buero', whole('Büro'));
    const { html, status } = await showing('/buero', '<main>Büro');
    expect(status).toBe(200);
    expect(html).toContain('<title>Büro - ');
    expect(html).toContain('<meta name="description" content="Wer wir sind.">');
    for (const part of ['id="init"', 'noscript', 'id="frontends"']) expect(html).not.toContain(part);
    // The event of the page's creation invalidates the cached page once.
    await until('the page is cached', async () => {
      const [before, after] = [await open('/buero'), await open('/buero')];
      return before.html === after.html;
    });
    const { id, createdAt, updatedAt, ...draft } = made;
    await owner.parts.useCases.branches.update(tenant, id, { ...draft, description: whole('Werkstatt') });
    await showing('/buero', '<main>Werkstatt');
  });

  test('has the status and noindex of its owner', async () => {
    await hasOwnPage('/weg', whole('Weg', { status: 404, noindex: true }));
    const { status, html } = await showing('/weg', '<main>Weg');
    expect([status, html.includes('noindex')]).toEqual([404, true]);
  });

  // FRAME-18
  test('is the same for guests while staff get their bar beside it', async () => {
    await hasOwnPage('/leitbild', whole('Leitbild'));
    await showing('/leitbild', '<main>Leitbild');
    // The cookie of a Host header without a port.
    const cookie = `theke_80=${'a'.repeat(40)}`;
    const staff = await until('staff get their bar', async () => {
      const page = await open('/leitbild', '127.0.0.1', cookie);
      return page.html.includes('id="staff-bar"') ? page : undefined;
    });
    expect(staff.html).toContain('"name":"Eva Redl"');
    expect(staff.html).toMatch(/<\/script><\/body>\s*<\/html>/);
    const guest = await open('/leitbild');
    expect(guest.html).not.toContain('staff-bar');
    // Rendered once for both.
    expect(staff.html.replace(/<script type="application\/json" id="staff-bar">.*?<\/script>/, '')).toBe(guest.html);
  });

  // SITE-04
  test('answers 500 if it cannot be rendered, without affecting other pages', async () => {
    await hasOwnPage('/heil', whole('Heil'));
    await hasOwnPage('/kaputt', whole('Kaputt'));
    const { status, html } = await showing('/kaputt', '500 Internal Server Error');
    expect(html).toContain('Leider ist ein interner Fehler aufgetreten.');
    expect(status).toBe(500);
    expect((await showing('/heil', '<main>Heil')).status).toBe(200);
  });
});

// FRAME-02, ADR 0016
describe('header and footer', () => {
  const framed = (identifier: string) =>
    JSON.stringify({ navigations: [{ id: tenant, identifier, items: [] }], frameBlocks: [] });
  const opens = async (path: string) => (await open(path)).html;
  const around = /<header>.*<\/header><div id="app"><\/div><footer><\/footer>/;

  test("surround guests' pages while the tenant has them, but not staff pages", async () => {
    expect(await opens('/store/da')).not.toContain('<header>');
    const made = await hasOwnPage('/frame', framed('main'));
    await until('the frame is loaded', async () => around.test(await opens('/store/da')));
    expect(await opens('/store/da')).toContain('<header>main /store/da</header>');
    expect(await opens('/office/orders')).not.toContain('<header>');
    const { url } = address;
    address.url = 'http://127.0.0.1:9';
    try {
      expect(await opens('/store/dort')).toMatch(around);
    } finally {
      address.url = url;
    }
    // If rendering header and footer fails, they are omitted and the page still works.
    const { id, createdAt, updatedAt, ...draft } = made;
    await owner.parts.useCases.branches.update(tenant, id, { ...draft, description: framed('broken') });
    await until('the page is gone', async () => !(await opens('/store/da')).includes('<header>'));
    expect((await open('/store/da')).status).toBe(200);
    await owner.parts.useCases.branches.remove(tenant, id);
  });

  // SEARCH-04
  test("tell guests' documents whether the site can be searched", async () => {
    const says = async (path: string) => (await opens(path)).includes('{"url":"/search","data":true}');
    expect(await says('/store/da')).toBe(false);
    const made = await hasOwnPage('/frame', JSON.stringify({ navigations: [], frameBlocks: [], hasContent: true }));
    await until('a page is found', () => says('/store/da'));
    expect(await says('/office/orders')).toBe(false);
    await owner.parts.useCases.branches.remove(tenant, made.id);
    await until('the page is gone', async () => !(await says('/store/da')));
  });
});
