import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * SHA-256 (hex) over names and contents, independent of the order of the files. Folders are skipped.
 * @param files relative to the folder
 * @param extra additional input of the hash
 */
export function hashFiles(folder: string, files: Iterable<string>, extra = ''): string {
  const hash = createHash('sha256').update(extra);
  for (const file of [...new Set(files)].sort())
    if (statSync(join(folder, file)).isFile())
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(folder, file)))
        .update('\0');
  return hash.digest('hex');
}
