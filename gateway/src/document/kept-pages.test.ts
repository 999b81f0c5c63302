import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { KeptPage } from './kept-pages.ts';

test('a page is the same in each encoding, and compressed once', async () => {
  const html = `<p>${'Ortskerne und Größe '.repeat(200)}</p>`;
  const page = new KeptPage(html);
  const [plain, brotli, gzip] = [await page.bodyAs('identity'), await page.bodyAs('br'), await page.bodyAs('gzip')];
  expect(plain.toString()).toBe(html);
  expect(brotliDecompressSync(brotli).toString()).toBe(html);
  expect(gunzipSync(gzip).toString()).toBe(html);
  expect([(await page.bodyAs('br')) === brotli, brotli.length < plain.length / 10]).toEqual([true, true]);
});
