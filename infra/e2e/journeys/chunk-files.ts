import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of the built files of a chunk that the storefront loads later: the names of its files are numbers. */
export function chunkFiles(chunk: string, frontend: 'storefront' | 'storefront-en' = 'storefront'): string[] {
  const entry = join(import.meta.dirname, '../../../dist', frontend, 'entry.json');
  const { later } = JSON.parse(readFileSync(entry, 'utf8')) as { later: Record<string, string[]> };
  const files = later[chunk];
  if (!files) throw new Error(`${frontend} has no chunk ${chunk}`);
  return files.map((file) => `/mf/${frontend}/${file}`);
}
