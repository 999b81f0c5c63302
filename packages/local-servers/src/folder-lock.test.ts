import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { withFolderLock } from './folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'theke-lock-'));
const lock = join(folder, 'lock');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('runs one after the other, also after a failed one', async () => {
  let underWay = 0;
  const work = async () => {
    expect(++underWay).toBe(1);
    await wait(20);
    underWay -= 1;
    return 'done';
  };
  const failing = () => work().then(() => Promise.reject(new Error('failed')));
  const ended = await Promise.allSettled([failing, work, work].map((each) => withFolderLock(lock, each)));
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(existsSync(lock)).toBe(false);
});

test('takes over the lock of a killed process, but not one that is held', async () => {
  mkdirSync(lock);
  let isDone = false;
  const waiting = withFolderLock(lock, async () => {
    isDone = true;
  });
  await wait(250);
  expect(isDone).toBe(false);
  const longAgo = new Date(Date.now() - 300_000);
  utimesSync(lock, longAgo, longAgo);
  await waiting;
  expect(isDone).toBe(true);
});

test('does not wait if the lock can never be created', async () => {
  await expect(withFolderLock(join(folder, 'missing', 'lock'), async () => undefined)).rejects.toThrow('ENOENT');
});
