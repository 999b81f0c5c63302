// `npm run client`: writes the package @theke/client to dist/client and packs it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/checkout.ts';
import { clientFiles } from './client-files.ts';

const folder = join(root, 'dist/client');
mkdirSync(folder, { recursive: true });
for (const [name, text] of clientFiles()) writeFileSync(join(folder, name), text);
const packed = execFileSync('npm', ['pack', '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
console.log(`dist/client/${packed}`);
