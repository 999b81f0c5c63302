import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/checkout.ts';
import type { Changes } from './changes.ts';
import { Refusal } from './refusal.ts';

type Manifest = { name: string; version: string; dependencies: Record<string, string> };
type Lock = { packages: Record<string, object> };

/**
 * Adds a package.json modelled on another workspace's, and the lockfile entries that `npm install` would write. Not by
 * npm, because that needs a connection and would also update other entries.
 * @param needs names of packages. Default: all that the other workspace needs
 * @throws Refusal if another workspace or folder has the name
 */
export function newWorkspace(
  changes: Changes,
  folder: string,
  model: string,
  exports: object,
  needs?: readonly string[],
): string {
  const [, short = ''] = folder.split('/');
  for (const path of ['services', 'packages', 'frontends'].map((kind) => `${kind}/${short}`).concat(short))
    if (changes.has(path)) throw new Refusal(`${path} already exists.`);
  const { version, dependencies: allDependencies } = JSON.parse(changes.read(`${model}/package.json`)) as Manifest;
  const dependencies = needs
    ? Object.fromEntries(needs.map((one) => [one, allDependencies[one] ?? version]))
    : allDependencies;
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

/** Whether node_modules matches the lockfile (infra/tools/local/prepare.mjs). */
export const isInstalled = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfLock();

/**
 * Creates the link of a new workspace in node_modules, as `npm ci` would.
 * @param wasInstalled whether node_modules matched the lockfile before; then the next start installs nothing
 */
export function linkWorkspace(folder: string, wasInstalled: boolean): void {
  const link = join(root, 'node_modules/@theke', `${folder.split('/')[1]}`);
  if (!existsSync(link)) symlinkSync(join('../..', folder), link);
  if (wasInstalled) writeFileSync(stamp, hashOfLock());
}
