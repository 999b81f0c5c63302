import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Frontend, folderOf } from '@theke/topology/frontends';

/** Everything a frontend is made of besides its own folder. */
const shared = [
  'packages/admin',
  'packages/ui',
  'packages/contracts',
  'packages/rules',
  'infra/build',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return globSync('**/*', { cwd: path, exclude: (name) => name === 'node_modules' })
    .map((file) => join(path, file))
    .filter((file) => statSync(file).isFile() && !file.includes('.test.'))
    .sort();
}

/** A fingerprint of all sources that can change the build of a frontend; tests are left out. */
export function sourceHash(root: string, frontend: Frontend): string {
  // Who draws which path is not built in: a new remote leaves the others as they are.
  const hash = createHash('sha256').update(JSON.stringify({ ...frontend, paths: [] }));
  for (const path of [`frontends/${folderOf(frontend)}`, ...shared]) {
    for (const file of filesUnder(join(root, path))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}
