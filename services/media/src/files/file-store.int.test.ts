// Tests for every file store: a folder, and a bucket if an S3-compatible server is installed.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest } from '@theke/kit/testing/start-for-test';
import { placeOf, testS3 } from '@theke/local-servers/test-servers';
import { v7 as uuidv7 } from 'uuid';
import { media } from '../service.ts';
import { type FileStore, NoSuchFile } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

let folder: string;
const place = placeOf('s3');
let s3: Awaited<ReturnType<typeof testS3>> | undefined;
let endpoint = '';
const bucket = (name: string) => `s3://${name}?endpoint=${endpoint}`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'theke-files-'));
  // The SDK requires credentials, even without a server.
  s3 = place && (await testS3(place));
  const { origin, username, password } = new URL(s3?.url ?? 'http://127.0.0.1:9');
  endpoint = origin;
  process.env.AWS_ACCESS_KEY_ID = username || 'nobody';
  process.env.AWS_SECRET_ACCESS_KEY = password || 'nobody';
}, 60_000);
afterAll(async () => {
  await s3?.remove();
  await rm(folder, { recursive: true });
});

const places: Record<string, () => FileStore> = {
  'a folder': () => folderStore(join(folder, 'store')),
  ...(place && { 'a bucket': () => s3Store(bucket('theke-files')) }),
};

describe.each(Object.entries(places))('in %s', (_, openStore) => {
  let store: FileStore;
  beforeAll(() => {
    store = openStore();
  });
  afterAll(() => store.close());

  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
  const missing = 'nobody/nothing.webp';

  test('lists no folders before anything is stored', async () => {
    expect(await store.folders()).toEqual([]);
  });

  test('reads a file as written, as a buffer and as a stream', async () => {
    await store.write('one/a.webp', bytes);
    expect((await store.read('one/a.webp')).equals(bytes)).toBe(true);
    const { size, stream } = await store.open('one/a.webp');
    expect([size, await store.size('one/a.webp')]).toEqual([bytes.length, bytes.length]);
    expect((await buffer(stream)).equals(bytes)).toBe(true);
  });

  test('reads exactly the requested range of a file', async () => {
    await store.write('one/part.mp4', bytes);
    for (const [start, end] of [
      [0, 0],
      [1_000, 70_000],
      [bytes.length - 1, bytes.length - 1],
    ] as const) {
      const { size, stream } = await store.open('one/part.mp4', { start, end });
      expect([size, (await buffer(stream)).equals(bytes.subarray(start, end + 1))]).toEqual([end - start + 1, true]);
    }
    await expect(store.open(missing, { start: 0, end: 1 })).rejects.toThrow(NoSuchFile);
  });

  test('stores an empty file', async () => {
    await store.write('one/empty.jpg', Buffer.alloc(0));
    expect(await store.size('one/empty.jpg')).toBe(0);
    expect(await store.read('one/empty.jpg')).toHaveLength(0);
  });

  test('replaces a file atomically for readers', async () => {
    const [small, large] = [Buffer.alloc(1_000, 1), Buffer.alloc(1_000_000, 2)];
    await store.write('one/b.webp', small);
    const reading = Array.from({ length: 20 }, async () => (await store.read('one/b.webp')).length);
    await Promise.all([store.write('one/b.webp', large), store.write('one/b.webp', large)]);
    for (const length of await Promise.all(reading)) expect([small.length, large.length]).toContain(length);
    expect((await store.read('one/b.webp')).equals(large)).toBe(true);
  });

  test('throws the same error for a missing file in every store', async () => {
    await expect(store.read(missing)).rejects.toThrow(NoSuchFile);
    await expect(store.open(missing)).rejects.toThrow(NoSuchFile);
    expect(await store.size(missing)).toBeUndefined();
    await store.remove([missing]);
  });

  test('removes only the named files', async () => {
    await store.write('two/a.webp', bytes);
    await store.write('two/b.webp', bytes);
    await store.remove(['two/a.webp', 'two/none.webp']);
    expect(await store.size('two/a.webp')).toBeUndefined();
    expect(await store.size('two/b.webp')).toBe(bytes.length);
  });

  test('lists folders with any number of files', async () => {
    await store.write('three/a.webp', bytes);
    expect((await store.folders()).sort()).toEqual(['one', 'three', 'two']);
  });
});

test('in a folder, makes files unreadable for other users of the machine', async () => {
  await folderStore(join(folder, 'own')).write('one/a.webp', Buffer.from('a'));
  const modes = await Promise.all(['.', 'one', 'one/a.webp'].map((path) => stat(join(folder, 'own', path))));
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '700', '600']);
});

test('in a folder, leaves no unfinished files behind', async () => {
  await folderStore(join(folder, 'tidy')).write('one/c.webp', Buffer.from('c'));
  expect(await readdir(join(folder, 'tidy', 'one'))).toEqual(['c.webp']);
});

(place ? test : test.skip)('stores nothing on disk if a bucket is configured', async () => {
  const unused = join(folder, 'unused');
  const service = await startForTest(media, { env: { FILES_DIR: unused, FILES_URL: bucket('theke-media') } });
  try {
    const tenant = uuidv7();
    const onePixel =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
    const as = asStaff(tenant);
    const made = await request(service, 'POST', '/api/images', { as, body: { name: 'punkt.png', data: onePixel } });
    expect(made.status).toBe(201);
    const { id } = made.body.data as { id: string };
    const get = () => request(service, 'GET', `/image/${id}-1.webp`, { as: asGuest(tenant) });
    expect((await get()).status).toBe(200);
    const store = s3Store(bucket('theke-media'));
    expect(await store.folders()).toEqual([tenant]);
    expect((await request(service, 'DELETE', `/api/images/${id}`, { as })).status).toBe(204);
    expect(await store.folders()).toEqual([]);
    store.close();
    expect((await get()).status).toBe(404);
    expect(await readdir(folder)).not.toContain('unused');
  } finally {
    await service.stop();
  }
});

// The installed gofakes3 accepts any credentials.
(place === 'container' ? test : test.skip)('denies access to a bucket with another key', async () => {
  const key = process.env.AWS_SECRET_ACCESS_KEY;
  process.env.AWS_SECRET_ACCESS_KEY = 'another';
  const store = s3Store(bucket('theke-files'));
  try {
    await expect(store.read('one/a.webp')).rejects.toThrow('cannot access the bucket theke-files');
  } finally {
    process.env.AWS_SECRET_ACCESS_KEY = key;
    store.close();
  }
});

test('names an unreachable store in the error, and reconnects on the next call', async () => {
  const away = s3Store('s3://theke-away?endpoint=http://127.0.0.1:9');
  for (const _ of [1, 2]) await expect(away.read('one/a.webp')).rejects.toThrow('http://127.0.0.1:9');
  away.close();
});
