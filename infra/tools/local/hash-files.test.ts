import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { hashFiles } from './hash-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'theke-hash-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('ignores order, duplicates and folders; changes with name, content and extra input', () => {
  mkdirSync(join(folder, 'deep'));
  for (const [file, text] of [
    ['a', 'one'],
    ['deep/b', 'two'],
    ['c', 'two'],
  ] as const)
    writeFileSync(join(folder, file), text);
  const hash = hashFiles(folder, ['a', 'deep/b']);
  expect(hashFiles(folder, ['deep/b', 'deep', 'a', 'a'])).toBe(hash);
  const others = [hashFiles(folder, ['a', 'c']), hashFiles(folder, ['a']), hashFiles(folder, ['a', 'deep/b'], 'x')];
  writeFileSync(join(folder, 'a'), 'three');
  others.push(hashFiles(folder, ['a', 'deep/b']));
  expect(new Set([hash, ...others]).size).toBe(5);
});
