import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { FirstPictures, RenderPage } from '@theke/contracts/gateway/server-page';
import { configChanged } from '@theke/contracts/identity/config';

/** What the gateway draws guests' pages with, as it was built. */
const dist = join(import.meta.dirname, '../../dist');
type Entry = { styles: string[]; server?: string };

const entryOf = (name: string) => JSON.parse(readFileSync(join(dist, name, 'entry.json'), 'utf8')) as Entry;
const rendererOf = async (name: string) =>
  ((await import(join(dist, name, entryOf(name).server ?? 'none'))) as { render: RenderPage }).render;
const classesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

describe('the server builds', () => {
  let draw: (path: string, imprintText?: string) => string | undefined;

  beforeAll(async () => {
    if (!existsSync(join(dist, 'shell', 'entry.json'))) throw new Error('the frontends are not built: npm run build');
    const [storefront, shell] = [await rendererOf('storefront'), await rendererOf('shell')];
    draw = (path, imprintText = 'Marillo GmbH') => {
      const config = { ...configChanged.example.config, shopKey: 'a', demoAccounts: [], appVersion: '1', imprintText };
      const page = { path, init: [{ url: '/config', data: config }], frontends: [] };
      const content = storefront(page);
      return content === undefined ? undefined : shell({ ...page, content });
    };
  });

  test('draw a text whole, with header and footer', () => {
    const html = draw('/site/imprint');
    for (const part of ['<header', '<h1>Impressum</h1>', 'Marillo GmbH', '<footer']) expect(html).toContain(part);
  });

  test('draw what is not found, and leave what is operated to the browser', () => {
    expect(draw('/gibt-es-nicht')).toContain('<code>/gibt-es-nicht</code>');
    expect(['/', '/store/mitte', '/store/mitte/checkout', '/status/A/b', '/pay/A/b'].map((path) => draw(path))).toEqual(
      Array(5).fill(undefined),
    );
  });

  test("know what is shown first: of a menu the branch's photograph, where its card is empty; of the list the first branch's", async () => {
    const { pictures } = (await import(join(dist, 'storefront', entryOf('storefront').server ?? 'none'))) as {
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

  test('let nothing that a tenant writes out of its place', () =>
    expect(draw('/site/imprint', '<script>alert(1)</script>')).not.toContain('<script'));

  test('name classes and pictures as the browser builds do', () => {
    const html = `${draw('/site/imprint')}${draw('/gibt-es-nicht')}`;
    const sheets = ['shell', 'storefront'].flatMap((name) =>
      entryOf(name).styles.map((file) => readFileSync(join(dist, name, file), 'utf8')),
    );
    const styled = classesIn(sheets.join(''), /\.([\w-]+_[\w-]{6})/g);
    const used = [...classesIn(html, /class="([^"]+)"/g)].flatMap((names) => names?.split(' ') ?? []);
    expect(used.length).toBeGreaterThan(8);
    expect(used.filter((name) => !name.startsWith('lucide') && !styled.has(name))).toEqual([]);
    const pictures = [...html.matchAll(/src="\/mf\/([^"]+)"/g)].map(([, file]) => file as string);
    expect(pictures.map((file) => existsSync(join(dist, file)))).toEqual([true]);
  });
});
