import { expect, test } from '@jest/globals';
import { filesIn, isUnchanging } from '@theke/ui/worker/built-files';
import { cachedKind, toCacheKey } from './cached-kind.ts';
import { isSomebodys, languageOf, withTimestamp } from './kept-page.ts';
import { offlinePage } from './offline-page.ts';

const origin = 'https://shop.example';
const kind = (path: string, more: { mode?: RequestMode; method?: string } = {}) =>
  cachedKind({ method: 'GET', mode: 'no-cors', url: new URL(path, origin).href, ...more }, origin);

// APP-07, APP-09
test.each([
  ['/mf/shell/main.0a1b2c3d.js', 'file'],
  ['/mf/storefront/remoteEntry.js', 'entry'],
  ['/mf/storefront-en/remoteEntry.js', 'entry'],
  ['/mf/back-office/main.0a1b2c3d.js', undefined],
  ['/theme.css?v=3', 'file'],
  ['/theme.css', undefined],
  ['/image/small/a-1.webp', 'picture'],
  ['/api/init', undefined],
  ['/api/orders', undefined],
  ['https://elsewhere.example/mf/shell/main.0a1b2c3d.js', undefined],
] as const)('the worker handles %s as %s', (path, expected) => expect(kind(path)).toBe(expected));

// APP-09
test('handles pages except those of staff and programs, and never writes', () => {
  expect(['/', '/store/mitte', '/status/A/b', '/backends'].map((path) => kind(path, { mode: 'navigate' }))).toEqual(
    Array(4).fill('page'),
  );
  for (const path of ['/backend', '/backend/orders', '/frontdesk', '/api/docs'])
    expect(kind(path, { mode: 'navigate' })).toBeUndefined();
  expect(kind('/store/mitte', { mode: 'navigate', method: 'POST' })).toBeUndefined();
});

// APP-09
test.each([
  ['/', '/'],
  ['/store/mitte', '/store/mitte'],
  ['/store/mitte/', '/store/mitte'],
  ['/store/mitte/checkout', '/store/mitte'],
  ['/store/mitte/checkout/error', '/store/mitte'],
  ['/site/imprint', '/site/imprint'],
  ['/status/ABC/def', undefined],
  ['/pay/ABC/def', undefined],
  ['/test-payment/1', undefined],
])('caches %s as %s', (path, expected) => expect(toCacheKey(path)).toBe(expected));

test('recognises URLs with a content hash as immutable', () =>
  expect(
    ['/mf/a/b.12345678.css', '/theme.css?v=1', '/mf/a/remoteEntry.js', '/mf/a/b.123.css'].map(isUnchanging),
  ).toEqual([true, true, false, false]));

const html = `<!doctype html>
<html lang="de">
<link rel="stylesheet" href="/theme.css?v=3"><link rel="preload" href="/mf/shell/a.12345678.js">
<script src="/mf/shell/a.12345678.js"></script><link href="/site/imprint"><img src="https://elsewhere.example/mf/x.js">`;

// APP-09
test('a cached page contains its time and the files it needs', () => {
  expect(withTimestamp(html, 17)).toContain('<html lang="de" data-kept-at="17">');
  expect(withTimestamp(html.replace('"de"', '"en"'), 17)).toContain('<html lang="en" data-kept-at="17">');
  expect(filesIn(html)).toEqual(['/theme.css?v=3', '/mf/shell/a.12345678.js']);
});

// APP-09
test('does not cache a page with a user’s data', () => {
  expect(isSomebodys('[{"url":"/users/me","data":{"name":"Ada"}}]')).toBe(true);
  expect(isSomebodys('[{"url":"/branches","data":[]}]')).toBe(false);
});

// FRAME-05
test('an uncached page lists the available ones, with paths escaped', async () => {
  const page = await offlinePage(['/', '/store/marillo-innenstadt', '/store/%3Cb%3E', '/site/imprint'], 'de').text();
  expect(page).toContain('Sie sind offline');
  expect(page).toContain('<a href="/store/marillo-innenstadt">Marillo Innenstadt</a>');
  expect(page).not.toContain('<b>');
  expect(await offlinePage([], 'de').text()).not.toContain('<ul>');
});

// LANG-01
test('shows the offline page in English if the last page was English', async () => {
  const language = languageOf(withTimestamp('<!doctype html><html lang="en"><body>Menu</body></html>', 17));
  const page = await offlinePage(['/'], language).text();
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('You are offline');
  expect(page).toContain('<a href="/">Home page</a>');
  expect(page).not.toMatch(/[äöüß]|Sie/);
  expect([languageOf('<html lang="de">'), languageOf('')]).toEqual(['de', 'de']);
});
