import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { folderStore } from './folder-store.ts';
import { TenantFiles } from './tenant-files.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'theke-files-'));
});
afterAll(() => rm(root, { recursive: true }));

test('shares one creation among concurrent requests, and later reads the file', async () => {
  const files = new TenantFiles(folderStore(root));
  let makings = 0;
  const make = async () => Buffer.from(`making ${++makings}`);
  await Promise.all(Array.from({ length: 20 }, () => files.ensure('tenant', 'a.webp', make)));
  await files.ensure('tenant', 'a.webp', make);
  expect(makings).toBe(1);
  expect(await readFile(join(root, 'tenant', 'a.webp'), 'utf8')).toBe('making 1');
});

test('reports a failed creation to all waiting requests, and retries on the next one', async () => {
  const files = new TenantFiles(folderStore(root));
  const fail = () => Promise.reject(new Error('no space left'));
  const waiting = await Promise.allSettled([1, 2, 3].map(() => files.ensure('tenant', 'b.webp', fail)));
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await files.ensure('tenant', 'b.webp', async () => Buffer.from('made'));
  expect(await readFile(join(root, 'tenant', 'b.webp'), 'utf8')).toBe('made');
});
