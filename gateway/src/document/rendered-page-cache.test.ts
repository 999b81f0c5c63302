import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { RenderedPageCache } from './rendered-page-cache.ts';

const html = `<p>${'Ortskerne und Größe '.repeat(200)}</p>`;

test('renders a page once and compresses it once per encoding', async () => {
  const pages = new RenderedPageCache(100_000); // small, so that each entry counts with its own size
  const data = {};
  let drawn = 0;
  const as = (encoding: 'identity' | 'br' | 'gzip') =>
    pages.body(data, 'https://haus', encoding, async () => {
      drawn++;
      return html;
    });
  const [brotli, plain, gzip] = [await as('br'), await as('identity'), await as('gzip')];
  expect(plain.toString()).toBe(html);
  expect(brotliDecompressSync(brotli).toString()).toBe(html);
  expect(gunzipSync(gzip).toString()).toBe(html);
  expect([(await as('br')) === brotli, brotli.length < plain.length / 10, drawn]).toEqual([true, true, 1]);
  expect(pages.bytes).toBe(plain.length + brotli.length + gzip.length);
});

test('renders again for other data or another host', async () => {
  const pages = new RenderedPageCache();
  const data = {};
  const drawn: string[] = [];
  const read = async (from: object, as: string) =>
    (await pages.body(from, as, 'identity', async () => `${drawn.push(as)}`)).toString();
  expect([await read(data, 'a'), await read(data, 'b'), await read({}, 'a'), await read(data, 'a')]).toEqual([
    '1',
    '2',
    '3',
    '1',
  ]);
});

test('stays within its size limit and evicts the oldest pages', async () => {
  const room = 5 * Buffer.byteLength(html);
  const pages = new RenderedPageCache(room);
  const sites = Array.from({ length: 40 }, () => ({}));
  let drawn = 0;
  const read = async (at: number, encoding: 'identity' | 'br') =>
    pages.body(sites[at] as object, '', encoding, async () => {
      drawn++;
      return html;
    });
  for (let at = 0; at < sites.length; at++) {
    await read(at, 'identity');
    await read(at, 'br');
    expect(pages.bytes).toBeLessThanOrEqual(room);
  }
  expect(drawn).toBe(40);
  await read(39, 'br');
  expect(drawn).toBe(40);
  await read(0, 'br');
  expect(drawn).toBe(41);
});
