import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type FileAnswer, planDownload, type StoredPart } from './plan-download.ts';

const film = '/upload/x/film-1.mp4';
const answer = (changes: Partial<FileAnswer> = {}): FileAnswer => ({
  status: 200,
  total: 100,
  start: 0,
  etag: '"a"',
  digest: null,
  type: 'video/mp4',
  ...changes,
});
const stored: StoredPart = { bytes: 40, total: 100, etag: '"a"' };

test.each([
  ['the whole file', undefined, answer(), 'whole'],
  ['the rest', stored, answer({ status: 206, start: 40 }), 'append'],
  ['the whole file although the rest was requested', stored, answer(), 'whole'],
  ['the rest of another version', stored, answer({ status: 206, start: 40, etag: '"b"' }), 'again'],
  ['the rest of a file of another size', stored, answer({ status: 206, start: 40, total: 120 }), 'again'],
  ['another part', stored, answer({ status: 206, start: 20 }), 'again'],
  ['a part that was not requested', undefined, answer({ status: 206, start: 40 }), 'again'],
  ['no part, because the file is shorter', stored, answer({ status: 416 }), 'again'],
] as const)('a server that sends %s', (_name, part, sent, plan) => {
  expect(planDownload(film, part, sent)).toBe(plan);
});

test.each([
  ['text/html', { type: 'text/html; charset=utf-8' }],
  ['a drawing with scripts', { type: 'image/svg+xml' }],
  ['a file without a type', { type: '' }],
  ['an error page', { status: 404 }],
  ['a picture instead of a video', { type: 'image/webp' }],
  ['1 GB', { total: 1_000_000_000 }],
])('rejects %s', (_name, changes) => {
  expect(planDownload(film, undefined, answer(changes))).toEqual({ rejected: expect.any(String) });
});

test.each([
  ['a video instead of a picture', '/image/large/a-1.webp', 'video/mp4'],
  ['a drawing with scripts', '/image/large/a-1.webp', 'image/svg+xml'],
  ['a page', '/image/large/a-1.webp', 'text/html'],
  ['a page of the player', '/tv', 'image/webp'],
  ['an address of the API', '/api/signage-player/state', 'image/webp'],
  ['a drawing by its name', '/upload/x/logo-1.svg', 'image/png'],
  ['a file of another host', '//evil.example/a-1.webp', 'image/webp'],
  ['a file of another host with backslashes', '/\\evil.example/a-1.webp', 'image/webp'],
  ['a file of another host with its protocol', 'https://evil.example/a-1.webp', 'image/webp'],
  ['a name after a question mark', '/api/config?x=.webp', 'image/webp'],
])('rejects %s', (_name, url, type) => {
  expect(planDownload(url, undefined, answer({ type }))).toEqual({ rejected: expect.any(String) });
});

test('rejects a picture that is larger than any upload', () => {
  const huge = answer({ type: 'image/webp', total: 20_000_001 });
  expect(planDownload('/image/large/a-1.webp', undefined, huge)).toEqual({ rejected: 'Datei zu groß' });
});

test('never joins parts of different files', () => {
  const size = fc.option(fc.nat(200));
  const tag = fc.option(fc.constantFrom('"a"', '"b"'));
  fc.assert(
    fc.property(fc.nat(200), size, tag, fc.nat(200), size, tag, (bytes, total, etag, start, newTotal, newTag) => {
      const sent = answer({ status: 206, start, total: newTotal, etag: newTag });
      if (planDownload(film, { bytes, total, etag }, sent) !== 'append') return;
      expect(start).toBe(bytes);
      if (total !== null && newTotal !== null) expect(newTotal).toBe(total);
      if (etag !== null && newTag !== null) expect(newTag).toBe(etag);
    }),
  );
});
