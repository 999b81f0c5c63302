import { expect, test } from '@jest/globals';
import { kindOf } from './kind-of.ts';

const origin = 'https://shop.example';
const kind = (path: string, more: { mode?: RequestMode; method?: string } = {}) =>
  kindOf({ method: 'GET', mode: 'no-cors', url: new URL(path, origin).href, ...more }, origin);

// TIME-03
test.each([
  ['/mf/terminal/main.0a1b2c3d.js', 'file'],
  ['/theme.css?v=3', 'file'],
  ['/mf/terminal/entry.json', 'entry'],
  ['/theme.css', 'entry'],
  ['/api/time-tracking/key/people', undefined],
  ['/image/small/a-1.webp', undefined],
  ['https://elsewhere.example/mf/terminal/main.0a1b2c3d.js', undefined],
] as const)('the terminal worker handles %s as %s', (path, expected) => expect(kind(path)).toBe(expected));

// TIME-03
test("handles the terminal's page only, and no writes", () => {
  const opened = (path: string) => kind(path, { mode: 'navigate' });
  expect(['/terminal', '/terminal/', '/terminal?again'].map(opened)).toEqual(['page', 'page', 'page']);
  expect(['/', '/terminals', '/backend/terminals', '/terminal/me'].map(opened)).toEqual(Array(4).fill(undefined));
  expect(kind('/terminal', { mode: 'navigate', method: 'POST' })).toBeUndefined();
});
