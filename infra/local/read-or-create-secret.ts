import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A secret of a platform that is tried out on this machine: drawn once and kept beside its data, so that nobody has to name one,
 * and no two installations share it. In production the operator names it.
 */
export function readOrCreateSecret(dataDir: string, name: string, draw: () => string): string {
  const file = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, draw(), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
