import { expect, test } from '@jest/globals';
import type { ContentPackage } from '@theke/contracts/signage/package';
import { memoryFiles } from '../../testing/memory-files.ts';
import { sampleItem, samplePackage } from '../../testing/sample-package.ts';
import { virtualTimers } from '../../testing/virtual-timers.ts';
import { CallFailure } from '../connection/call-failure.ts';
import { ContentLoader } from './content-loader.ts';
import { memoryPackages, memoryParts } from './memory-stores.ts';
import type { StoredPackage } from './stores.ts';

const start = Date.UTC(2026, 10, 29, 12);
const hashed = (letter: string, ...urls: string[]): ContentPackage => ({
  ...samplePackage([sampleItem(1)]),
  hash: letter.repeat(43),
  files: urls.map((url) => ({ url })),
});

/** A loader with a server in memory. `broken` files fail with a status. */
function loading({ quota = 1e9 } = {}) {
  const timers = virtualTimers(start);
  const [files, parts, packages] = [memoryFiles(quota), memoryParts(), memoryPackages()];
  const published = new Map<string, ContentPackage>();
  const broken = new Map<string, number>();
  const [loaded, errors, requested]: [StoredPackage[], string[], string[]] = [[], [], []];
  const inUse: string[] = [];
  const make = () =>
    new ContentLoader({
      timers,
      files,
      parts,
      packages,
      now: () => timers.wall(),
      isDecodable: async () => true,
      computeDigest: async () => undefined,
      onLoaded: (stored) => void loaded.push(stored),
      onError: (message) => void errors.push(message),
      urlsInUse: () => inUse,
      async readPackage(hash) {
        const found = published.get(hash);
        if (!found) throw new CallFailure('rejected', 404);
        return found;
      },
      async request(url) {
        requested.push(url);
        const size = Number(/(\d+)\.webp$/.exec(url)?.[1] ?? 10);
        let isSent = false;
        return {
          status: broken.get(url) ?? 200,
          total: size,
          start: 0,
          etag: null,
          digest: null,
          type: 'image/webp',
          cancel: () => undefined,
          async read() {
            if (isSent) return undefined;
            isSent = true;
            return new Uint8Array(size);
          },
        };
      },
    });
  const loader = make();
  const publish = (content: ContentPackage) => {
    published.set(content.hash, content);
    loader.want(content.hash);
    return timers.pass(0);
  };
  const poll = async (hash: string, times = 1) => {
    for (let count = 0; count < times; count += 1) {
      await timers.pass(10_000);
      loader.want(hash);
      await timers.pass(0);
    }
  };
  return { timers, files, parts, packages, loader, make, publish, poll, loaded, errors, requested, broken, inUse };
}

test('plays a package only when all its files are stored', async () => {
  const { publish, files, loaded, packages } = loading();
  await publish(hashed('A', '/image/large/a-10.webp', '/image/large/b-20.webp'));
  expect([...files.all.keys()]).toEqual(['/image/large/a-10.webp', '/image/large/b-20.webp']);
  expect(loaded.map(({ content, receivedAt }) => [content.hash, receivedAt])).toEqual([['A'.repeat(43), start]]);
  expect((await packages.read())?.content.hash).toBe('A'.repeat(43));
});

test('keeps the last good package while a file of the next one fails, then plays without that file', async () => {
  const { publish, poll, loaded, broken, files } = loading();
  await publish(hashed('A', '/a-10.webp'));
  broken.set('/b-10.webp', 503);
  await publish(hashed('B', '/b-10.webp'));
  await poll('B'.repeat(43));
  expect(loaded.map(({ content }) => content.hash[0])).toEqual(['A']);
  expect(files.all.has('/a-10.webp')).toBe(true);
  await poll('B'.repeat(43), 6);
  expect(loaded.map(({ content }) => content.hash[0])).toEqual(['A', 'B']);
  broken.clear();
  await poll('B'.repeat(43), 15);
  expect([...files.all.keys()]).toEqual(['/b-10.webp']);
  expect(loaded).toHaveLength(2);
});

test('a file that can never be used is reported and does not hold up the prices', async () => {
  const { publish, loaded, broken, errors } = loading();
  broken.set('/b-10.webp', 404);
  await publish(hashed('A', '/b-10.webp'));
  expect(loaded).toHaveLength(1);
  expect(errors).toEqual(['Datei b-10.webp nicht verwendbar: Status 404']);
});

test('loads pictures before videos, so that a broken video delays no picture', async () => {
  const { publish, requested } = loading();
  await publish(
    hashed('A', '/upload/x/a-1.mp4', '/image/large/b-10.webp', '/upload/x/c-1.webm', '/image/large/b-10.webp'),
  );
  expect(requested).toEqual(['/image/large/b-10.webp', '/upload/x/a-1.mp4', '/upload/x/c-1.webm']);
});

test('a full storage is reported once; prices still change', async () => {
  const { publish, poll, loader, loaded, errors } = loading({ quota: 1_000 });
  await publish(hashed('A', '/a-2000.webp'));
  await poll('A'.repeat(43), 10);
  expect([loaded.length, loader.isStorageFull, errors.length]).toEqual([1, true, 1]);
});

test('deletes files that neither the wanted nor a playing package needs', async () => {
  const { publish, files, inUse } = loading();
  await publish(hashed('A', '/a-10.webp', '/both-10.webp', '/air-10.webp'));
  inUse.push('/air-10.webp');
  await publish(hashed('B', '/both-10.webp', '/b-10.webp'));
  expect([...files.all.keys()].sort()).toEqual(['/air-10.webp', '/b-10.webp', '/both-10.webp']);
});

test('after a power cut plays the stored package at once and loads what is missing', async () => {
  const { publish, files, make, loaded, timers } = loading();
  await publish(hashed('A', '/a-10.webp'));
  files.all.clear();
  const again = make();
  await again.restore();
  expect(loaded).toHaveLength(2);
  again.want('A'.repeat(43));
  await timers.pass(0);
  expect(files.all.has('/a-10.webp')).toBe(true);
});

test('a newer package ends the download of an older one', async () => {
  const { publish, loaded, timers, loader } = loading();
  const [one, two] = [publish(hashed('A', '/a-10.webp')), publish(hashed('B'))];
  await Promise.all([one, two]);
  await timers.pass(1_000);
  expect(loaded.map(({ content }) => content.hash[0])).toEqual(['B']);
  expect(loader.current?.content.hash[0]).toBe('B');
});

test('clearing deletes everything stored, and the content is loaded again', async () => {
  const { publish, loader, files, packages, loaded } = loading();
  await publish(hashed('A', '/a-10.webp'));
  await loader.clear();
  expect([files.all.size, await packages.read(), loader.current?.content.hash[0]]).toEqual([0, undefined, 'A']);
  await loader.reload();
  expect([files.all.size, loaded.length]).toEqual([1, 2]);
});
