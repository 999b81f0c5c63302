import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './checkout.ts';

/**
 * Licences under which this product may be distributed, with the obligations of each. LGPL: libvips, a separate library
 * that anybody may replace. MPL: covers only its own files, which we do not change.
 */
const allowed: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
];

/** Packages without a licence in package.json, with the licence of their LICENSE file as read by a person. */
const licencesFromFiles: Readonly<Record<string, string>> = {
  'buildcheck 0.0.7': 'MIT',
  'cpu-features 0.0.10': 'MIT',
  'png-js 2.0.0': 'MIT',
  'ssh2 1.17.0': 'MIT',
};

export type Licensed = {
  /** Folder in the lockfile: `node_modules/react`. */
  path: string;
  name: string;
  version: string;
  licence: string | undefined;
  /** Needed only for build and tests, not at runtime. */
  isTool: boolean;
};

type Locked = { version?: string; license?: string; dev?: boolean; link?: boolean };

const parseName = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Every package of the lockfile, for all platforms: only a part of them is installed on this machine. */
export function lockedPackages(lock: { packages: Record<string, Locked> }): Licensed[] {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version = '', license, dev = false }]) => {
      const name = parseName(path);
      return { path, name, version, licence: license ?? licencesFromFiles[`${name} ${version}`], isTool: dev };
    });
}

/** Checks an SPDX expression: AND needs all of its licences to be allowed, OR one. */
export function isAllowed(licence: string): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((one) => allowed.includes(one));
}

/** One line for each package without a licence or with one that is not allowed. */
export const licenceFaults = (packages: readonly Licensed[]): string[] =>
  packages
    .filter(({ licence }) => !licence || !isAllowed(licence))
    .map(({ name, version, licence }) =>
      licence ? `${name} ${version} is under ${licence}, which is not allowed` : `${name} ${version} has no licence`,
    );

/** Packages whose installed licence differs from the one in the lockfile. */
export const disagreements = (packages: readonly Licensed[]): string[] =>
  packages.flatMap(({ path, name, version, licence }) => {
    const file = join(root, path, 'package.json');
    if (!existsSync(file)) return [];
    const installed = JSON.parse(readFileSync(file, 'utf8')) as { version: string; license?: string };
    const differs = installed.version === version && installed.license !== undefined && installed.license !== licence;
    return differs
      ? [`${name} ${version} is under ${JSON.stringify(installed.license)}, package-lock.json says ${licence}`]
      : [];
  });

/** docs/generated/licences.md: package names by licence, runtime packages before build and test tools. */
export function licencePage(packages: readonly Licensed[]): string {
  const groups = (group: readonly Licensed[]) => {
    const licences = [...new Set(group.map(({ licence = 'none' }) => licence))].sort();
    return licences.map((licence) => {
      const names = group.filter((one) => one.licence === licence).map(({ name, version }) => `${name} ${version}`);
      const unique = [...new Set(names)].sort();
      return `### ${licence} (${unique.length})\n\n${wrapped(unique)}\n`;
    });
  };
  return `# Licences

Written by \`npm run docs\` from package-lock.json. \`npm test\` fails if a package has no licence or one that
\`infra/tools/local/licences.ts\` does not allow.

## Runtime packages

${groups(packages.filter(({ isTool }) => !isTool)).join('\n')}
## Build and test tools

${groups(packages.filter(({ isTool }) => isTool)).join('\n')}`;
}

function wrapped(names: readonly string[]): string {
  const lines: string[] = [];
  for (const name of names) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + name.length < 118) lines[lines.length - 1] = `${line}, ${name}`;
    else {
      if (line !== undefined) lines[lines.length - 1] = `${line},`;
      lines.push(name);
    }
  }
  return lines.join('\n');
}
