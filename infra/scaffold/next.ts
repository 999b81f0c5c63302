import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/checkout.ts';

/** The number of a service's next migration: files that are there are never changed, and run in their order. */
export function nextMigration(service: string, after = 0): string {
  const folder = join(root, `services/${service}/migrations`);
  const numbers = existsSync(folder) ? readdirSync(folder).map((file) => Number(file.slice(0, 4))) : [];
  return String(Math.max(after, ...numbers) + 1).padStart(4, '0');
}

const exampleId = /'(0199f000-0000-7000-8000-)([\da-f]{12})'/g;

/** An id that no example has. */
export function nextExampleId(wire: string): string {
  const used = [...wire.matchAll(exampleId)].map(([, start, end]) => ({ start, end: Number.parseInt(`${end}`, 16) }));
  const last = Math.max(...used.map(({ end }) => end));
  return `${used[0]?.start}${(last + 1).toString(16).padStart(12, '0')}`;
}
