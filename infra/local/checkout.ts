import { join } from 'node:path';

/** The folder that everything lies in. */
export const root = join(import.meta.dirname, '../..');
