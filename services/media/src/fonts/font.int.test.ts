// All selectable fonts are self-hosted, for pages and for documents without external content.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Font } from '@theke/contracts/media/font';
import { asGuest } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { fontFamilies, listFontFaces } from '@theke/rules/theme/fonts';
import { v7 as uuidv7 } from 'uuid';
import { media } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof media.setup>>>;
beforeAll(async () => {
  service = await startForTest(media);
});
afterAll(() => service.stop());

const as = asGuest(uuidv7());
const get = (path: string) => request(service, 'GET', path, { as });
const cssOf = (family: string, variant: string) =>
  get(`/api/fonts/google/${encodeURIComponent(family)}/style-${variant}.embed.css`);
const isWoff2 = (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'wOF2';

// MEDIA-08
test('returns a style sheet with the embedded font for each listed variant', async () => {
  const fonts = (await get('/api/fonts')).body.data as Font[];
  expect(fonts.map(({ family }) => family)).toEqual(fontFamilies);
  for (const { family, variants } of fonts)
    for (const variant of variants) {
      const { status, bytes, headers } = await cssOf(family, variant);
      expect([family, variant, status]).toEqual([family, variant, 200]);
      expect(headers.get('content-type')).toBe('text/css; charset=utf-8');
      expect(headers.get('cache-control')).toBe('public, max-age=86400');
      const css = bytes.toString();
      expect(css).toContain(`font-family:"${family}";font-style:${variant === 'italic' ? 'italic' : 'normal'}`);
      const files = [...css.matchAll(/url\(data:font\/woff2;base64,([^)]+)\)/g)].map(([, font]) =>
        Buffer.from(font as string, 'base64'),
      );
      expect(files.map(isWoff2)).toEqual([true, true]);
      // Loads nothing external.
      expect(css.match(/url\(/g)).toHaveLength(2);
    }
});

test('serves a cacheable font at every address used by pages', async () => {
  for (const { url } of fontFamilies.flatMap(listFontFaces)) {
    const { status, bytes, headers } = await get(url);
    expect([url, status, isWoff2(bytes)]).toEqual([url, 200, true]);
    expect(headers.get('content-type')).toBe('font/woff2');
    expect(headers.get('cache-control')).toBe('public, max-age=2592000');
  }
});

test.each([
  '/font/lora/latin-900.woff2',
  '/font/lora/..%2f..%2fpackage.json',
  '/font/constructor/latin-400.woff2',
  '/font/lato/latin-500.woff2',
  '/api/fonts/google/Lato/style-500.embed.css',
  '/api/fonts/google/Comic%20Sans%20MS/style-regular.embed.css',
])('answers 404 for %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});
