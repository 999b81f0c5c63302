// `npm run containers`: writes what containers are made from. containers.test.ts fails while a file is another.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../local/checkout.ts';
import { containerFiles } from './container-files.ts';

for (const [name, text] of await containerFiles()) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
  console.log(name);
}
