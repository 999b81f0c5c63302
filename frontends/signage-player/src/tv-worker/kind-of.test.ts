import { expect, test } from '@jest/globals';
import { kindOf } from './kind-of.ts';

const origin = 'https://shop.example';
const kind = (path: string, more: { mode?: RequestMode; method?: string } = {}) =>
  kindOf({ method: 'GET', mode: 'no-cors', url: new URL(path, origin).href, ...more }, origin);

test.each([
  ['/mf/signage-player/main.0a1b2c3d.js', 'file'],
  ['/theme.css?v=3', 'file'],
  ['/mf/signage-player/entry.json', 'entry'],
  ['/image/large/a-1.webp', 'media'],
  ['/upload/x/film-1.mp4', 'media'],
  ['/api/signage-player/state', undefined],
  ['https://elsewhere.example/image/large/a-1.webp', undefined],
] as const)('the worker of TVs handles %s as %s', (path, expected) => expect(kind(path)).toBe(expected));

test('handles the page of TVs only, and no writes', () => {
  const opened = (path: string) => kind(path, { mode: 'navigate' });
  expect(['/tv', '/tv/', '/tv?again', '/', '/tvs', '/tv/x', '/backend'].map(opened)).toEqual([
    ...Array(3).fill('page'),
    ...Array(4).fill(undefined),
  ]);
  expect(kind('/tv', { mode: 'navigate', method: 'POST' })).toBeUndefined();
});
