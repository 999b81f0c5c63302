import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { FirstPictures, RenderAround, RenderPage, StructuredData } from '@theke/contracts/gateway/server-page';
import { configChanged } from '@theke/contracts/identity/config';
import * as examples from '@theke/contracts/testing/content-pages';
import { defaultSections } from '@theke/rules/content/section-types';

/** The server build with which the gateway renders guests' pages. */
const at = new Date('2026-11-21T11:00:00Z');
const dist = join(import.meta.dirname, '../../../dist');
type Entry = { styles: string[]; server?: string };

const readEntry = (name: string) => JSON.parse(readFileSync(join(dist, name, 'entry.json'), 'utf8')) as Entry;
const loadRenderer = async (name: string) =>
  ((await import(join(dist, name, readEntry(name).server ?? 'none'))) as { render: RenderPage }).render;
const listClasses = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

describe('the server builds', () => {
  let draw: (path: string, imprintText?: string) => Promise<string | undefined>;

  beforeAll(async () => {
    if (!existsSync(join(dist, 'shell', 'entry.json'))) throw new Error('the front ends are not built: npm run build');
    const [storefront, shell] = [await loadRenderer('storefront'), await loadRenderer('shell')];
    draw = async (path, imprintText = 'Marillo GmbH') => {
      const config = { ...configChanged.example.config, shopKey: 'a', demoAccounts: [], appVersion: '1', imprintText };
      const page = { path, init: [{ url: '/config', data: config }], frontends: [] };
      const content = await storefront(page, at);
      return content === undefined ? undefined : shell({ ...page, content }, at);
    };
  });

  test('render a text page completely, with header and footer', async () => {
    const html = await draw('/site/imprint');
    for (const part of ['<header', '<h1>Impressum</h1>', 'Marillo GmbH', '<footer']) expect(html).toContain(part);
  });

  test('render a not-found page, and leave interactive pages to the browser', async () => {
    expect(await draw('/gibt-es-nicht')).toContain('<code>/gibt-es-nicht</code>');
    const operated = ['/', '/store/mitte', '/store/mitte/checkout', '/status/A/b', '/pay/A/b'];
    expect(await Promise.all(operated.map((path) => draw(path)))).toEqual(Array(5).fill(undefined));
  });

  test('render the head of a menu that the browser replaces: no controls, allowed by the CSP', async () => {
    const storefront = await loadRenderer('storefront');
    const branch = {
      id: 'b',
      identifier: 'mitte',
      name: 'Marillo "Mitte"',
      isPublic: true,
      images: [{ id: 'house', version: 1, extension: 'webp', look: { ratio: 1.5, colour: '#224466' } }],
      isTakeawayEnabled: true,
      openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
    };
    const init = [
      { url: '/config', data: { ...configChanged.example.config, shopKey: 'a' } },
      { url: '/branches', data: [branch] },
      { url: '/branches/b/menus', data: [] },
    ];
    const head = await storefront({ path: '/store/mitte', init, frontends: [] }, at);
    expect(head).toContain('Marillo &quot;Mitte&quot;</h1>');
    expect(head).toContain('src="/image/medium/house-1.webp"');
    expect(head).toMatch(/^<main data-first-view=""/);
    expect(head).not.toMatch(/ style=|<button|<a |<script|<link/);
    const page = await (await loadRenderer('shell'))(
      { path: '/store/mitte"><b>', init, frontends: [], content: head ?? '' },
      at,
    );
    expect(page).toContain('<div id="content" tabindex="-1" data-path="/store/mitte&quot;&gt;&lt;b&gt;"><main');
  });

  test('publish the branches to search engines', async () => {
    const { structuredData } = (await import(join(dist, 'storefront', readEntry('storefront').server ?? 'none'))) as {
      structuredData: StructuredData;
    };
    const config = configChanged.example.config;
    const branch = { identifier: 'mitte', name: 'Mitte', isPublic: true, images: [], latitude: null, longitude: null };
    const init = [
      { url: '/config', data: config },
      { url: '/branches', data: [branch] },
    ];
    expect(structuredData({ path: '/', init, frontends: [] }, at, 'https://marillo.example')).toMatchObject([
      { '@type': 'Restaurant', name: 'Mitte', url: 'https://marillo.example/store/mitte' },
    ]);
  });

  test("know the largest first image: the branch's photo for a menu without one, the first branch's for the list", async () => {
    const { pictures } = (await import(join(dist, 'storefront', readEntry('storefront').server ?? 'none'))) as {
      pictures: FirstPictures;
    };
    const branch = { id: 'b', identifier: 'mitte', images: [{ id: 'house', version: 1, extension: 'webp' }] };
    const shut = { id: 'c', identifier: 'au', isPublic: false, images: [{ id: 'au', version: 1, extension: 'webp' }] };
    const openingHours = [{ type: 'daily', from: '00:00', to: '24:00' }];
    const init = [
      { url: '/branches', data: [shut, { ...branch, isPublic: true, isTakeawayEnabled: true, openingHours }] },
      { url: '/branches/b/menus', data: [] },
    ];
    const firstAt = (path: string) => pictures({ path, init, frontends: [] }, new Date('2026-11-21T11:00:00Z'));
    expect(firstAt('/store/mitte')).toEqual(['/image/medium/house-1.webp']);
    expect(firstAt('/')).toEqual(['/image/medium/house-1.webp']);
    expect(['/store/gibt-es-nicht', '/store/mitte/checkout'].map(firstAt)).toEqual([[], []]);
  });

  test('escape everything a tenant writes', async () =>
    expect(await draw('/site/imprint', '<script>alert(1)</script>')).not.toContain('<script>alert'));

  test('use the same class names and picture files as the browser builds', async () => {
    const html = `${await draw('/site/imprint')}${await draw('/gibt-es-nicht')}`;
    const sheets = ['shell', 'storefront'].flatMap((name) =>
      readEntry(name).styles.map((file) => readFileSync(join(dist, name, file), 'utf8')),
    );
    const styled = listClasses(sheets.join(''), /\.([\w-]+_[\w-]{6})/g);
    const used = [...listClasses(html, /class="([^"]+)"/g)].flatMap((names) => names?.split(' ') ?? []);
    expect(used.length).toBeGreaterThan(8);
    expect(used.filter((name) => !name.startsWith('lucide') && !styled.has(name))).toEqual([]);
    const pictures = [...html.matchAll(/src="\/mf\/([^"]+)"/g)].map(([, file]) => file as string);
    expect(pictures.map((file) => existsSync(join(dist, file)))).toEqual([true]);
  });
});

describe('the server build of a company site', () => {
  let draw: (data: NonNullable<Parameters<RenderPage>[0]['data']>) => string | undefined;

  beforeAll(async () => {
    const render = await loadRenderer('corporate');
    const init = [{ url: '/config', data: examples.config }];
    draw = (data) =>
      render({ path: data.path, init, frontends: [], data }, new Date('2026-11-23T06:15:00Z')) as string | undefined;
  });

  /** Every kind of section with content, and all other pages. */
  const pages = () => {
    const { bodyOf, image, paragraph, project, post, sitePage } = examples;
    const entry = {
      id: 'e',
      type: 'entry',
      value: { title: 'a', name: 'a', quote: 'a', text: paragraph('a'), image, logo: image, is_active: true },
    };
    const file = (extension: string) => `/upload/h/0198a000-0000-7000-8000-000000000001-1.${extension}`;
    const videos = [file('mp4'), 'https://video.example/watch'];
    const mediaText = {
      type: 'doc',
      content: [
        ...['svg', 'gif', 'pdf'].map((one) => ({ type: 'image', attrs: { src: file(one), alt: 'a' } })),
        ...videos.map((src) => ({ type: 'video', attrs: { src, title: 'a' } })),
      ],
    };
    const value = {
      title: 'a',
      text: paragraph('a'),
      image,
      prefix: 'a',
      caption: 'a',
      links: [{ id: 'l', type: 'href_link', value: { label: 'a', href: '/a' } }],
      entries: [entry],
      slides: [entry],
      columns: [{ id: 'c', type: 'column', value: {} }],
    };
    return [
      ...Object.keys(defaultSections).map((type) =>
        sitePage(bodyOf(type, type === 'quote' ? { text: 'a', author: 'a' } : value)),
      ),
      sitePage(bodyOf('unknown', {})),
      sitePage({ teaser: 'a', image, body: [] }, { type: 'case_study', project, isDraft: true }),
      sitePage({ teaser: 'a', body: [] }, { type: 'spotlight', post, related: [examples.postTeaser] }),
      sitePage({ body: paragraph('a') }, { type: 'simple' }),
      sitePage({ body: mediaText }, { type: 'simple' }),
      examples.projectPage,
      examples.postPage,
      examples.notFoundPage,
    ];
  };

  test('names classes like the browser build, with rules for all of them', () => {
    const sheet = readEntry('corporate').styles.map((file) => readFileSync(join(dist, 'corporate', file), 'utf8'));
    const styled = listClasses(sheet.join(''), /\.([\w-]+_[\w-]{6})/g);
    const html = pages().map(draw).join('');
    const used = [...listClasses(html, /class="([^"]+)"/g)].flatMap((names) => names?.split(' ') ?? []);
    const hashed = used.filter((name) => /_[\w-]{6}$/.test(name) && !name.startsWith('lucide'));
    expect(hashed.length).toBeGreaterThan(60);
    expect(hashed.filter((name) => !styled.has(name))).toEqual([]);
  });

  // LANG-01
  test('names the classes around an English shop like the browser build, with rules for all of them', async () => {
    const { around } = (await import(join(dist, 'corporate', readEntry('corporate').server ?? 'none'))) as {
      around: RenderAround;
    };
    const { navigations, frameBlocks } = examples.sitePage({});
    const init = [{ url: '/config', data: { ...examples.config, offersEnglish: true } }];
    const drawn = around({ path: '/store/mitte', init, frame: { navigations, frameBlocks } }, at);
    const sheet = readEntry('corporate').styles.map((file) => readFileSync(join(dist, 'corporate', file), 'utf8'));
    const styled = listClasses(sheet.join(''), /\.([\w-]+_[\w-]{6})/g);
    const html = `${drawn?.before}${drawn?.after}`;
    const used = [...listClasses(html, /class="([^"]+)"/g)].flatMap((names) => names?.split(' ') ?? []);
    const hashed = used.filter((name) => /_[\w-]{6}$/.test(name) && !name.startsWith('lucide'));
    expect(html).toContain('data-language="en"');
    expect(hashed.filter((name) => !styled.has(name))).toEqual([]);
  });

  test('loads few scripts and no React in the browser', () => {
    const { scripts } = JSON.parse(readFileSync(join(dist, 'corporate', 'entry.json'), 'utf8')) as {
      scripts: string[];
    };
    const bytes = scripts.reduce((sum, file) => sum + statSync(join(dist, 'corporate', `${file}.br`)).size, 0);
    expect(bytes).toBeLessThanOrEqual(45_000);
  });
});
