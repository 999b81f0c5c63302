import type { Changes } from './changes.ts';
import { Refusal } from './refusal.ts';

export type Manifest = { name: string; version: string; dependencies: Record<string, string> };
type Lock = { packages: Record<string, object> };

/** @throws Refusal where another workspace, or a folder beside them, has the name */
export function refuseWorkspace(changes: Changes, name: string): void {
  for (const taken of ['services', 'packages', 'frontends'].map((kind) => `${kind}/${name}`).concat(name))
    if (changes.has(taken)) throw new Refusal(`There is ${taken} already.`);
}

/** The package.json of a workspace; `exports` are what others may import of it. */
export const packageText = (
  name: string,
  { version, dependencies }: Pick<Manifest, 'version' | 'dependencies'>,
  exports: Readonly<Record<string, string>>,
) =>
  `${JSON.stringify({ name: `@theke/${name}`, version, private: true, type: 'module', exports, dependencies }, null, 2)}\n`;

/**
 * What `npm install` would write into the lockfile about one more workspace whose packages are all there. By hand, because a
 * newcomer may sit in a train, and because npm would look at everything else too.
 */
export function addWorkspace(changes: Changes, folder: string): void {
  const { name, version, dependencies } = JSON.parse(changes.read(`${folder}/package.json`)) as Manifest;
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
}
