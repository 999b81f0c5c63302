import { expect, test } from '@jest/globals';
import type { ContentPackage } from '@theke/contracts/signage/package';
import { memoryFiles } from '../../testing/memory-files.ts';
import { sampleItem, samplePackage } from '../../testing/sample-package.ts';
import { virtualTimers } from '../../testing/virtual-timers.ts';
import { ContentLoader } from './content-loader.ts';
import type { FileResponse } from './download-file.ts';
import { longestAttempt } from './limit-attempt.ts';
import { memoryPackages, memoryParts } from './memory-stores.ts';

// A server that sends what it should not: nothing of it is stored, the TV reports it by name, and prices still change.

const picture = '/image/large/pizza-1.webp';
const video = '/upload/x/film-1.mp4';
const good = '/image/large/good-1.webp';
const megabyte = new Uint8Array(1_000_000);

type Body = { pieces: number; piece?: Uint8Array<ArrayBuffer>; every?: number };
type Sent = Partial<FileResponse> & { body?: Body };

/** A TV that plays package A and gets package B, with one hostile file beside a good one. */
function receiving(url: string, { body, ...headers }: Sent, quota = 1e9) {
  const timers = virtualTimers(0);
  const [files, parts, packages] = [memoryFiles(quota), memoryParts(), memoryPackages()];
  const [errors, loaded]: [string[], string[]] = [[], []];
  /** Bytes read from hostile bodies. */
  const used = { bytes: 0 };
  const hashed = (letter: string, urls: readonly string[]): ContentPackage => ({
    ...samplePackage([sampleItem(1)]),
    hash: letter.repeat(43),
    files: urls.map((one) => ({ url: one })),
  });
  const published = [hashed('A', []), hashed('B', [url, good])];
  const response = (sent: Sent['body'], about: Partial<FileResponse>): FileResponse => {
    let left = sent?.pieces ?? 1;
    return {
      status: 200,
      total: null,
      start: 0,
      etag: null,
      digest: null,
      type: url === video ? 'video/mp4' : 'image/webp',
      cancel: () => undefined,
      async read() {
        if (sent?.every) await new Promise<void>((resolve) => void timers.after(sent.every as number, resolve));
        if (left <= 0) return undefined;
        left -= 1;
        const piece = sent?.piece ?? new Uint8Array(10);
        if (sent) used.bytes += piece.byteLength;
        return piece;
      },
      ...about,
    };
  };
  const loader = new ContentLoader({
    timers,
    files,
    parts,
    packages,
    now: () => timers.wall(),
    isDecodable: async (file) => file.size <= 10,
    computeDigest: async () => undefined,
    onLoaded: ({ content }) => void loaded.push(content.hash[0] as string),
    onError: (message) => void errors.push(message),
    urlsInUse: () => [],
    readPackage: async (hash) => published.find((one) => one.hash === hash) as ContentPackage,
    request: async (requested) =>
      requested === good ? response(undefined, { type: 'image/webp' }) : response(body, headers),
  });
  /** Polls every 10 s as the player does. */
  const poll = async (hash: string, ms: number) => {
    for (let passed = 0; passed <= ms; passed += 10_000) {
      loader.want(hash.repeat(43));
      await timers.pass(10_000);
    }
  };
  return { loader, files, parts, poll, errors, loaded, used };
}

const minutes = 60_000;

test.each<[string, string, Sent]>([
  ['a page for a picture', picture, { type: 'text/html; charset=utf-8' }],
  ['a drawing with scripts for a picture', picture, { type: 'image/svg+xml' }],
  ['a page for a video', video, { type: 'text/html' }],
  ['a drawing with scripts for a video', video, { type: 'image/svg+xml' }],
  ['a video for a picture', picture, { type: 'video/mp4' }],
  ['a picture for a video', video, { type: 'image/webp' }],
  ['a file without a type', picture, { type: '' }],
  ['1 GB by its header', video, { total: 1_000_000_000 }],
  ['a picture of 100 MB by its header', picture, { total: 100_000_000 }],
  ['a page with the type of a picture', picture, { body: { pieces: 1, piece: new Uint8Array(11) } }],
  ['an empty picture', picture, { body: { pieces: 0 } }],
  ['a longer body than announced', video, { total: 1_500_000, body: { pieces: 1e9, piece: megabyte } }],
  ['an endless picture', picture, { body: { pieces: 1e9, piece: megabyte } }],
  ['an endless video', video, { body: { pieces: 1e9, piece: new Uint8Array(20_000_000) } }],
])('refuses %s', async (_name, url, sent) => {
  const { files, parts, poll, errors, loaded, used, loader } = receiving(url, sent, 2e9);
  await poll('A', 0);
  await poll('B', 1 * minutes);
  expect([...files.all.keys()]).toEqual([good]);
  expect(await parts.list()).toEqual([]);
  expect(errors).toEqual([expect.stringContaining(url.slice(url.lastIndexOf('/') + 1))]);
  expect(loaded).toEqual(['A', 'B']);
  expect(loader.isStorageFull).toBe(false);
  // An endless body ends at the largest size of its kind.
  expect(used.bytes).toBeLessThanOrEqual(url === video ? 620_000_000 : 21_000_000);
});

test.each<[string, Sent]>([
  ['a size above the free storage by its header', { total: 200_000_000 }],
  ['a body without a size that fills the storage', { body: { pieces: 1e9, piece: megabyte } }],
])('refuses %s', async (_name, sent) => {
  const { files, parts, poll, errors, loaded, used, loader } = receiving(video, sent, 100_000_000);
  // The memory of the test counts parts as used, as browsers do.
  const estimate = files.estimate;
  files.estimate = async () => {
    const { used: stored, quota } = (await estimate()) as { used: number; quota: number };
    return { used: stored + ((await parts.find(video))?.bytes ?? 0), quota };
  };
  await poll('A', 0);
  await poll('B', 1 * minutes);
  expect([...files.all.keys()]).toEqual([good]);
  expect(await parts.list()).toEqual([]);
  expect(errors).toEqual(['Der Speicher des TVs ist voll. Datei film-1.mp4 ist nicht gespeichert.']);
  expect(loaded).toEqual(['A', 'B']);
  expect(loader.isStorageFull).toBe(true);
  expect(used.bytes).toBeLessThanOrEqual(100_000_000);
});

test('leaves no partial file when a write fails because the storage is full', async () => {
  const { files, parts, poll, errors, loaded } = receiving(video, { body: { pieces: 3, piece: megabyte } }, 1_000);
  files.estimate = async () => undefined;
  await poll('B', 1 * minutes);
  expect([[...files.all.keys()], await parts.list(), loaded]).toEqual([[good], [], ['B']]);
  expect(errors).toEqual(['Der Speicher des TVs ist voll. Datei film-1.mp4 ist nicht gespeichert.']);
});

test.each<[string, Sent]>([
  ['never sends a byte', { body: { pieces: 1, every: 1e9 } }],
  ['sends a byte every ten seconds forever', { body: { pieces: 1e9, every: 10_000, piece: new Uint8Array(1) } }],
])('new prices are shown although a file %s', async (_name, sent) => {
  const { files, poll, loaded } = receiving(video, sent);
  await poll('A', 0);
  await poll('B', 3 * (longestAttempt + 30_000));
  expect(loaded).toEqual(['A', 'B']);
  expect([...files.all.keys()]).toEqual([good]);
});

test('requests no file of another host and no page', async () => {
  for (const url of ['https://evil.example/a.webp', '//evil.example/a.webp', '/tv', '/api/signage-player/state']) {
    const { poll, used, errors, loaded } = receiving(url, { type: 'image/webp', body: { pieces: 1 } });
    await poll('B', 0);
    expect([used.bytes, loaded]).toEqual([0, ['B']]);
    expect(errors).toEqual([expect.stringContaining('kein Bild und kein Video des Shops')]);
  }
});
