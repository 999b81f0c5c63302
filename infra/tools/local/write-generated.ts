import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './checkout.ts';

/** File text by path relative to the root. */
export type Generated = ReadonlyMap<string, string>;

/** Writes generated files and logs their names. */
export function writeGenerated(files: Generated): void {
  for (const [name, text] of files) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
    console.log(name);
  }
}
