import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/checkout.ts';
import type { Changes } from './changes.ts';
import { Refusal } from './refusal.ts';

type Manifest = { name: string; version: string; dependencies: Record<string, string> };
type Lock = { packages: Record<string, object> };

/**
 * A package.json like another's, and in the lockfile what `npm install` would write about it: by hand, because a newcomer may sit in a
 * train, and because npm would look at everything else too.
 * @param needs names of packages; all that the other needs where nothing is said
 * @throws Refusal where another workspace, or a folder beside them, has the name
 */
export function newWorkspace(
  changes: Changes,
  folder: string,
  like: string,
  exports: object,
  needs?: readonly string[],
): string {
  const [, short = ''] = folder.split('/');
  for (const taken of ['services', 'packages', 'frontends'].map((kind) => `${kind}/${short}`).concat(short))
    if (changes.has(taken)) throw new Refusal(`There is ${taken} already.`);
  const { version, dependencies: all } = JSON.parse(changes.read(`${like}/package.json`)) as Manifest;
  const dependencies = needs ? Object.fromEntries(needs.map((one) => [one, all[one] ?? version])) : all;
  const name = `@theke/${short}`;
  changes.edit('package-lock.json', 'the packages', (text) => {
    const lock = JSON.parse(text) as Lock;
    const packages = {
      ...lock.packages,
      [`node_modules/${name}`]: { resolved: folder, link: true },
      [folder]: { name, version, dependencies },
    };
    const sorted = Object.entries(packages).toSorted(([one], [other]) => one.localeCompare(other, 'en'));
    return `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
  });
  return JSON.stringify({ name, version, private: true, type: 'module', exports, dependencies }, null, 2);
}

const stamp = join(root, 'node_modules/.theke-installed');
const hashOfLock = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Whether what lies in node_modules is what the lockfile says (infra/local/prepare.mjs). */
export const isInstalled = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfLock();

/**
 * What `npm ci` would do about a new workspace: the link by which others import it.
 * @param wasInstalled before the lockfile named it; then the next start has nothing to install
 */
export function linkWorkspace(folder: string, wasInstalled: boolean): void {
  const link = join(root, 'node_modules/@theke', `${folder.split('/')[1]}`);
  if (!existsSync(link)) symlinkSync(join('../..', folder), link);
  if (wasInstalled) writeFileSync(stamp, hashOfLock());
}
