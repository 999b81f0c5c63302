import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import type { Init } from '@theke/contracts/gateway/init';
import { pageParts } from './page-parts.ts';

const init = (enablePluginHomePage: boolean): Init => [{ url: '/config', data: { enablePluginHomePage } }];
const paths = ['/', '/store/m/checkout', '/pay/A/b', '/status/A/b', '/site/privacy', '/kontakt'];

let chunks: Record<string, string[]>;
beforeAll(() => {
  const file = join(import.meta.dirname, '../../../dist/storefront/entry.json');
  if (!existsSync(file)) throw new Error('the frontends are not built: npm run build');
  ({ later: chunks } = JSON.parse(readFileSync(file, 'utf8')));
});

test('each page except the menu has a chunk of that name', () => {
  const parts = paths.flatMap((path) => pageParts(path, init(false)));
  expect(parts).toEqual(['branches', 'checkout', 'pay', 'status', 'legal', 'legal']);
  for (const name of [...parts, ...pageParts('/', init(true))])
    expect([name, chunks[name]?.some((file) => file.endsWith('.js'))]).toEqual([name, true]);
});

test('pages of reservations have a chunk of their own, loaded by that of rare pages', () => {
  for (const path of ['/reservation', '/reservation/mitte', '/reservation/A/b'])
    expect(pageParts(path, init(false))).toEqual(['legal', 'reservation']);
  expect(chunks.reservation?.some((file) => file.endsWith('.js'))).toBe(true);
});

test('pages of gift cards have a chunk of their own', () => {
  for (const path of ['/site/geschenkkarte', '/site/geschenkkarte/A/b'])
    expect(pageParts(path, init(false))).toEqual(['legal', 'gift-card']);
  expect(chunks['gift-card']?.some((file) => file.endsWith('.js'))).toBe(true);
});

test('a menu needs no further chunk; `/` is the home page if the business has one', () => {
  expect(pageParts('/store/mitte', init(false))).toEqual([]);
  expect(pageParts('/', init(true))).toEqual(['home']);
});
