// Lists the licences of all dependencies. `--write` updates docs/licences.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './checkout.ts';
import { disagreements, licenceFaults, licencePage, lockedPackages } from './licences.ts';

const page = join(root, 'docs/licences.md');
const packages = lockedPackages(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
if (process.argv.includes('--write')) writeFileSync(page, licencePage(packages));

const isStale = !existsSync(page) || readFileSync(page, 'utf8') !== licencePage(packages);
const faults = [
  ...licenceFaults(packages),
  ...disagreements(packages),
  ...(isStale ? ['docs/licences.md is out of date: node infra/tools/local/check-licences.ts --write'] : []),
];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
