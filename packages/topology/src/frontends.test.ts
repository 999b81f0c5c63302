import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type Frontend, folderOf, frontends } from './frontends.ts';

const folder = join(import.meta.dirname, '../../../frontends');

const pathsTwice = (all: readonly Frontend[]): string[] => {
  const paths = all.flatMap((frontend) => frontend.paths.map(({ path }) => path));
  return paths.filter((path, index) => paths.indexOf(path) !== index);
};

test('has a name and an existing folder for every frontend', () => {
  const names = frontends.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(frontends.filter((frontend) => !existsSync(join(folder, folderOf(frontend), 'package.json')))).toEqual([]);
});

test('has one owner for every path, one fallback and one shell', () => {
  expect(pathsTwice(frontends)).toEqual([]);
  expect(pathsTwice([...frontends, { name: 'other', role: 'remote', paths: [{ path: '/frontdesk' }] }])).toEqual([
    '/frontdesk',
  ]);
  expect(frontends.filter(({ paths }) => paths.some(({ path }) => path === '/*'))).toHaveLength(1);
  expect(frontends.filter(({ role }) => role === 'shell')).toHaveLength(1);
});
