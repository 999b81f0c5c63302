import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './checkout.ts';

/** Names from the root, with their text. */
export type Generated = ReadonlyMap<string, string>;

/** Writes files that follow from the code, and names them. */
export function writeGenerated(files: Generated): void {
  for (const [name, text] of files) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
    console.log(name);
  }
}
