import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type FileAnswer, planDownload, type StoredPart } from './plan-download.ts';

const answer = (changes: Partial<FileAnswer> = {}): FileAnswer => ({
  status: 200,
  total: 100,
  start: 0,
  etag: '"a"',
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
  expect(planDownload(part, null, sent)).toBe(plan);
});

test.each([
  ['text/html', { type: 'text/html; charset=utf-8' }],
  ['a drawing with scripts', { type: 'image/svg+xml' }],
  ['a file without a type', { type: '' }],
  ['an error page', { status: 404 }],
  ['1 GB', { total: 1_000_000_000 }],
  ['another size than announced', { total: 101 }],
])('rejects %s', (_name, changes) => {
  expect(planDownload(undefined, 100, answer(changes))).toEqual({ rejected: expect.any(String) });
});

test('never joins parts of different files', () => {
  const size = fc.option(fc.nat(200));
  const tag = fc.option(fc.constantFrom('"a"', '"b"'));
  fc.assert(
    fc.property(fc.nat(200), size, tag, fc.nat(200), size, tag, (bytes, total, etag, start, newTotal, newTag) => {
      const sent = answer({ status: 206, start, total: newTotal, etag: newTag });
      if (planDownload({ bytes, total, etag }, null, sent) !== 'append') return;
      expect(start).toBe(bytes);
      if (total !== null && newTotal !== null) expect(newTotal).toBe(total);
      if (etag !== null && newTag !== null) expect(newTag).toBe(etag);
    }),
  );
});
