import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Secret of a local platform: generated once and stored in its data folder, so that nobody has to set it and no two
 * installations share it. In production the operator sets it.
 */
export function readOrCreateSecret(dataDir: string, name: string, draw: () => string): string {
  const file = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, draw(), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
