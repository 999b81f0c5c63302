import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { memoryFiles } from '../../testing/memory-files.ts';
import { virtualTimers } from '../../testing/virtual-timers.ts';
import { downloadFile, FileRejected } from './download-file.ts';
import { memoryParts } from './memory-stores.ts';

const body = Uint8Array.from({ length: 3_500_000 }, (_, index) => index % 251);
const url = '/upload/x/film-1.mp4';
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64');

/** A server with one video. `cutAfter` breaks each connection after so many bytes. */
function server({
  cutAfter = Number.POSITIVE_INFINITY,
  ranges = true,
  type = 'video/mp4',
  etag = (): string => '"a"',
  /** Number of responses whose first byte is damaged. */
  damaged = 0,
} = {}) {
  let sent = 0;
  let damagedLeft = damaged;
  const [files, parts, requested] = [memoryFiles(), memoryParts(), [] as number[]];
  const deps = {
    files,
    parts,
    timers: virtualTimers(0),
    isDecodable: async (picture: Blob) => picture.size > 10,
    computeDigest: async (file: Blob) => digestOf(new Uint8Array(await file.arrayBuffer())),
    async request(_url: string, from: { byte: number } | undefined) {
      const start = ranges ? (from?.byte ?? 0) : 0;
      requested.push(start);
      let [at, left] = [start, cutAfter];
      const isDamaged = damagedLeft > 0;
      damagedLeft -= 1;
      return {
        status: start > 0 ? 206 : 200,
        total: body.length,
        start,
        etag: etag(),
        digest: digestOf(body),
        type,
        cancel: () => undefined,
        async read() {
          if (at >= body.length) return undefined;
          if (left <= 0) throw new Error('cut');
          const piece = body.slice(at, at + Math.min(300_000, left));
          if (isDamaged && at === 0) piece[0] = 255;
          at += piece.length;
          left -= piece.length;
          sent += piece.length;
          return piece;
        },
      };
    },
  };
  const attempt = () => downloadFile(deps, url, new AbortController().signal);
  return { files, parts, requested, attempt, sent: () => sent };
}

/** Jest compares large arrays element by element, which takes seconds. */
const isWhole = async (file: Blob | undefined) =>
  Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer()).equals(body);

test('a download that breaks continues where it ended, and the file is equal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 400_000, max: 2_000_000 }), async (cutAfter) => {
      const { files, attempt, requested, sent } = server({ cutAfter });
      let attempts = 0;
      while (!files.all.has(url) && attempts < 12) {
        attempts += 1;
        await attempt().catch(() => undefined);
      }
      expect(await isWhole(files.all.get(url))).toBe(true);
      expect(requested).toEqual([...requested].sort((one, other) => one - other));
      expect(sent()).toBe(body.length);
    }),
    { numRuns: 8 },
  );
});

test('starts over with a server that sends no ranges, and with another version', async () => {
  const whole = server({ ranges: false, cutAfter: 2_000_000 });
  await expect(whole.attempt()).rejects.toThrow('cut');
  await expect(whole.attempt()).rejects.toThrow('cut');
  expect((await whole.parts.find(url))?.bytes).toBe(2_000_000);
  let version = 0;
  const changing = server({
    cutAfter: 2_000_000,
    etag: () => {
      version += 1;
      return `"${version}"`;
    },
  });
  await expect(changing.attempt()).rejects.toThrow('cut');
  await expect(changing.attempt()).rejects.toThrow('cut');
  expect(changing.requested).toEqual([0, 2_000_000, 0]);
});

test('stores nothing of a file of another type, and leaves no part', async () => {
  const wrong = server({ type: 'text/html' });
  await expect(wrong.attempt()).rejects.toBeInstanceOf(FileRejected);
  expect(wrong.files.all.size).toBe(0);
  expect(await wrong.parts.list()).toEqual([]);
});

test('stores nothing of a file that differs from its digest, and fetches it whole again', async () => {
  const once = server({ damaged: 1, cutAfter: 2_000_000 });
  await expect(once.attempt()).rejects.toThrow('cut');
  await expect(once.attempt()).rejects.toThrow('digest');
  expect([once.files.all.size, await once.parts.list()]).toEqual([0, []]);
  await expect(once.attempt()).rejects.toThrow('cut');
  await once.attempt();
  expect(once.requested).toEqual([0, 2_000_000, 0, 2_000_000]);
  expect(await isWhole(once.files.all.get(url))).toBe(true);
});
