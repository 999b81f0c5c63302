// Writes the pages of docs/ that follow from the code. A test (pages.test.ts) fails while they are out of date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/checkout.ts';
import { generatedPages } from './pages.ts';

for (const [path, text] of Object.entries(await generatedPages())) {
  writeFileSync(join(root, path), text);
  console.log(path);
}
// Whatever the wiring keeps open (none of it listens) would hold the process.
process.exit(0);
