// Fails if a dependency has no licence or one that is not allowed. docs/generated/licences.md lists all of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './checkout.ts';
import { disagreements, licenceFaults, lockedPackages } from './licences.ts';

const packages = lockedPackages(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
const faults = [...licenceFaults(packages), ...disagreements(packages)];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
