// npm silently writes locks that `npm ci` then refuses on another platform, and may record the host it fetched from.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './checkout.ts';

type Locked = { resolved?: string; optionalDependencies?: Record<string, string> };

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const parseName = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const names = new Set(Object.keys(packages).map(parseName));

const faults = Object.entries(packages).flatMap(([path, { resolved, optionalDependencies = {} }]) => [
  ...Object.keys(optionalDependencies)
    .filter((name) => !names.has(name))
    .map((name) => `${name} is missing, named by ${path || 'package.json'}`),
  ...(resolved?.startsWith('http') ? [`${path} contains the host it was fetched from`] : []),
]);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
