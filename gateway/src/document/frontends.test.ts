import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Frontend } from '@theke/topology/frontends';
import { readFrontends } from './frontends.ts';

const storefront: Frontend = { name: 'storefront', role: 'remote', paths: [{ path: '/*' }] };
const player: Frontend = { name: 'player', role: 'document', paths: [{ path: '/player' }] };

let dist: string;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'theke-dist-'));
  const entry = { scripts: ['main.js'], styles: ['main.css'], preload: [], fonts: ['inter-latin.12345678.woff2'] };
  const built = (name: string, more: object) => {
    mkdirSync(join(dist, name));
    writeFileSync(join(dist, name, 'entry.json'), JSON.stringify({ ...entry, ...more }));
  };
  const server = 'server.mjs';
  built('shell', { server });
  built('storefront', {
    scripts: [],
    styles: ['lifecycles.css'],
    fonts: [],
    remoteEntry: 'remoteEntry.js',
    server,
    kept: ['remoteEntry.js', 'late.12345678.js'],
    later: { list: ['list.1.css', 'list.2.js'], status: ['status.3.js'] },
  });
  built('player', { server });
  const draws = (name: string, text: string) =>
    writeFileSync(join(dist, name, 'server.mjs'), `export const render = ${text};`);
  draws('shell', '({ content }) => "frame of " + content');
  draws(
    'storefront',
    '({ path }) => path === "/text" ? "text" : undefined; export const pictures = ({ path }, at) => [path + at.getTime()]; export const parts = ({ path }) => path === "/" ? ["list", "gone"] : []',
  );
  draws('player', '() => "player"');
});
afterAll(() => rmSync(dist, { recursive: true }));

const fontsIn = (head: string) =>
  [...head.matchAll(/as="font" type="font\/woff2" href="([^"]+)"/g)].map(([, at]) => at);

test("preloads only the tenant's font", () => {
  const frontends = readFrontends(dist, [storefront]);
  expect(fontsIn(frontends.headFor(storefront, 'Inter'))).toEqual(['/mf/shell/inter-latin.12345678.woff2']);
  expect(fontsIn(frontends.headFor(storefront, 'Lato'))).toEqual(['/font/lato/latin-400.woff2']);
});

test('preloads only the main script if a page waits for just an image', () => {
  const frontends = readFrontends(dist, [storefront, player]);
  const head = frontends.headFor(storefront, 'Inter', false, true);
  expect(head).toContain('<script src="/mf/shell/main.js" defer');
  expect(head).toContain('<link rel="later-preload" as="script" href="/mf/storefront/remoteEntry.js">');
  expect(head).not.toContain('rel="preload" as="script"');
  expect(frontends.headFor(storefront, 'Inter')).not.toContain('later-preload');
  // The player has no shell that would load the remaining scripts.
  expect(frontends.headFor(player, 'Inter', false, true)).not.toContain('later-preload');
});

test('finds the default font for pages without a frontend', () => {
  expect(readFrontends(dist, [storefront]).houseFont()).toBe('/mf/shell/inter-latin.12345678.woff2');
});

test("lists all files that a frontend's pages may load, for a worker", () =>
  expect(readFrontends(dist, [storefront, player]).filesOf(['storefront', 'player', 'gone'])).toEqual([
    '/mf/storefront/remoteEntry.js',
    '/mf/storefront/late.12345678.js',
  ]));

// TIME-21
test('lists the files of one page of a remote and of the shell, for a worker', () =>
  expect(
    readFrontends(dist, [storefront, player]).filesOfPage({ frontend: 'storefront', chunks: ['status', 'gone'] }),
  ).toEqual(['/mf/storefront/lifecycles.css', '/mf/storefront/remoteEntry.js', '/mf/storefront/status.3.js']));

test('loads a remote with the shell and a document alone', () => {
  const frontends = readFrontends(dist, [storefront, player]);
  const filesOf = (frontend: Frontend) =>
    [...frontends.headFor(frontend, 'Inter').matchAll(/(?:href|src)="([^"]+)"/g)].map(([, at]) => at);
  expect(filesOf(storefront)).toEqual([
    '/mf/shell/main.css',
    '/mf/storefront/lifecycles.css',
    '/mf/shell/main.js',
    '/mf/storefront/remoteEntry.js',
    // The font has 100 kB and half a second on a slow network; a page is readable without it.
    '/mf/shell/inter-latin.12345678.woff2',
  ]);
  expect(filesOf(player)).toEqual([
    '/mf/player/main.css',
    '/mf/player/main.js',
    '/mf/player/inter-latin.12345678.woff2',
  ]);
});

test('renders a remote inside the shell and a document alone; omits pages without a server build', async () => {
  const frontends = readFrontends(dist, [storefront, player]);
  const at = (frontend: Frontend, path: string) =>
    frontends.render(frontend, { path, init: [], frontends: [] }, new Date(7));
  expect(await at(storefront, '/text')).toBe('frame of text');
  expect(await at(storefront, '/menu')).toBeUndefined();
  expect(await at(player, '/player')).toBe('player');
});

test('uses the files built for another language, otherwise the same', async () => {
  for (const name of ['shell-en', 'storefront-en']) {
    mkdirSync(join(dist, name));
    const entry = { scripts: [], styles: [], preload: ['one.js'], fonts: [], remoteEntry: 'remoteEntry.js' };
    writeFileSync(join(dist, name, 'entry.json'), JSON.stringify({ ...entry, server: 'server.mjs' }));
    writeFileSync(
      join(dist, name, 'server.mjs'),
      `export const render = ({ content }) => "${name}" + (content ?? "");`,
    );
  }
  const shell: Frontend = { name: 'shell', role: 'shell', paths: [], otherLanguages: ['en'] };
  const spoken: Frontend = { ...storefront, otherLanguages: ['en'] };
  const [german, english] = (['de', 'en'] as const).map((one) => readFrontends(dist, [shell, spoken, player], one));
  expect(english?.headFor(spoken, 'Lato')).toContain('/mf/storefront-en/one.js');
  expect(english?.headFor(player, 'Lato')).toBe(german?.headFor(player, 'Lato'));
  expect(english?.headFor(spoken, 'Lato')).not.toMatch(/\/mf\/(shell|storefront)\//);
  expect(english?.listed().map(({ name, entry }) => [name, entry])).toEqual([
    ['storefront', '/mf/storefront-en/remoteEntry.js'],
    ['player', undefined],
  ]);
  expect(await english?.render(spoken, { path: '/', init: [], frontends: [] }, new Date(7))).toBe(
    'shell-enstorefront-en',
  );
});

test('gets the first images from the server build, if it provides them', async () => {
  const frontends = readFrontends(dist, [storefront, player]);
  const filesOfFrontend = (frontend: Frontend) =>
    frontends.pictures(frontend, { path: '/menu/', init: [], frontends: [] }, new Date(7));
  expect(await filesOfFrontend(storefront)).toEqual(['/menu/7']);
  expect(await filesOfFrontend(player)).toEqual([]);
});

test('gets page-specific assets from the server build, if it provides them', async () => {
  const frontends = readFrontends(dist, [storefront, player]);
  const partsAt = (frontend: Frontend, path: string) => frontends.parts(frontend, { path, init: [], frontends: [] });
  expect(await partsAt(storefront, '/')).toEqual(['/mf/storefront/list.1.css', '/mf/storefront/list.2.js']);
  expect(await partsAt(storefront, '/store/mitte')).toEqual([]);
  expect(await partsAt(player, '/')).toEqual([]);
});
