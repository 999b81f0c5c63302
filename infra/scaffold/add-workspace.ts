import type { Changes } from './changes.ts';

type Manifest = { name: string; version: string; dependencies: Record<string, string> };
type Lock = { packages: Record<string, object> };

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
