import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/checkout.ts';

/** The number of a service's next migration: files that are there are never changed, and run in their order. */
export function nextMigration(service: string, after = 0): string {
  const folder = join(root, `services/${service}/migrations`);
  const numbers = existsSync(folder) ? readdirSync(folder).map((file) => Number(file.slice(0, 4))) : [];
  return String(Math.max(after, ...numbers) + 1).padStart(4, '0');
}
