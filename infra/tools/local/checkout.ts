import { join } from 'node:path';

/** Root folder of the checkout. */
export const root = join(import.meta.dirname, '../../..');
