import { expect, test } from '@jest/globals';
import { closest, covers } from './page-paths.ts';

test.each([
  ['/kiosk', '/kiosk', true],
  ['/kiosk', '/kiosk/', true],
  ['/kiosk', '/kiosk/a', false],
  ['/kiosk/*', '/kiosk', true],
  ['/kiosk/*', '/kiosk/', true],
  ['/kiosk/*', '/kiosk/a/b', true],
  ['/kiosk/*', '/kiosks', false],
  ['/kiosk/*', '/a/kiosk', false],
  ['/*', '/', true],
  ['/*', '/a/b', true],
  ['/', '/', true],
  ['/', '/a', false],
])('%s matches %s: %s', (pattern, path, expected) => expect(covers(pattern, path)).toBe(expected));

test.each([
  ['/', '/*'],
  ['/a', '/a'],
  ['/a/', '/a'],
  ['/a/b', '/a/b'],
  ['/a/b/c', '/a/b/*'],
  ['/a/x', '/a/*'],
  ['/x', '/*'],
])('matches %s most closely to %s in any order', (path, pattern) => {
  const entries = ['/*', '/a/*', '/a', '/a/b/*', '/a/b'].map((each) => ({ path: each }));
  expect(closest(entries, path)?.path).toBe(pattern);
  expect(closest(entries.toReversed(), path)?.path).toBe(pattern);
});

test('is undefined if no pattern matches', () => expect(closest([{ path: '/a/*' }], '/')).toBeUndefined());
