import { expect, test } from '@jest/globals';
import { ownTimePage } from '@theke/ui/worker/cache-names';
import { cachedKind } from './cached-kind.ts';
import { offlinePage } from './offline-page.ts';
import { ownTimeKind } from './own-time-kind.ts';

const origin = 'https://shop.example';
const makeRequest = (path: string, changes: { mode?: RequestMode; method?: string } = {}) => ({
  method: 'GET',
  mode: 'no-cors' as RequestMode,
  url: new URL(path, origin).href,
  ...changes,
});
const kind = (...args: Parameters<typeof makeRequest>) => ownTimeKind(makeRequest(...args), origin);

// TIME-21
test.each([
  ['/mf/back-office/page-my-time.0a1b2c3d.js', 'file'],
  ['/mf/shell/main.0a1b2c3d.js', 'file'],
  ['/mf/back-office/remoteEntry.js', 'entry'],
  ['/theme.css?v=3', 'file'],
  ['/font/inter.woff2', 'file'],
  ['/mf/storefront/main.0a1b2c3d.js', undefined],
  ['/theme.css', undefined],
  ['/api/users/me', undefined],
  ['/api/own-time', undefined],
  ['/image/small/a-1.webp', undefined],
  ['https://elsewhere.example/mf/shell/main.0a1b2c3d.js', undefined],
] as const)('the own-time worker handles %s as %s', (path, expected) => expect(kind(path)).toBe(expected));

// TIME-21, APP-09
test('caches one page of the back office, and leaves guest pages and API requests alone', () => {
  const opened = (path: string) => kind(path, { mode: 'navigate' });
  expect([ownTimePage, `${ownTimePage}/`, `${ownTimePage}?view=month`].map(opened)).toEqual(Array(3).fill('page'));
  expect(['/backend', '/backend/', '/backend/login', '/backend/my-times'].map(opened)).toEqual(Array(4).fill('office'));
  expect(['/', '/backends', '/terminal', '/frontdesk', '/api/docs'].map(opened)).toEqual(Array(5).fill(undefined));
  expect(kind(ownTimePage, { mode: 'navigate', method: 'POST' })).toBeUndefined();
  expect(cachedKind(makeRequest(ownTimePage, { mode: 'navigate' }), origin)).toBeUndefined();
});

// TIME-21
test('another page of the back office shows the offline page with a link to the own-time page', async () => {
  const page = await offlinePage([ownTimePage], 'de').text();
  expect(page).toContain('Sie sind offline');
  expect(page).toContain('<p>Stempeln können Sie auch ohne Verbindung:</p>');
  expect(page).toContain('<a href="/backend/my-time">Meine Zeit</a>');
});
