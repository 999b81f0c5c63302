import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder that everything lies in. */
export const root = join(import.meta.dirname, '../..');

export const appVersion = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
