import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type Frontend, folderOf } from '@theke/topology/frontends';
import { hashFiles } from '../local/hash-files.ts';

/** Sources of every frontend besides its own folder. */
const shared = [
  'packages/admin',
  'packages/ui',
  'packages/contracts',
  'packages/rules',
  'packages/painter',
  'infra/tools/build',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

/** Hash of all sources that can change the build of a frontend; tests are left out. */
export function sourceHash(root: string, frontend: Frontend): string {
  const files = [`frontends/${folderOf(frontend)}`, ...shared]
    .flatMap((path) => [path, ...globSync('**/*', { cwd: join(root, path), exclude }).map((file) => join(path, file))])
    .filter((file) => !file.includes('.test.'));
  // Paths are not built in, so a new remote does not rebuild the others.
  return hashFiles(root, files, JSON.stringify({ ...frontend, paths: [] }));
}

const exclude = (name: string): boolean => name === 'node_modules';
