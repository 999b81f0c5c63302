import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Lifetime in ms of a login link made by an operator: a day, because the recipient may be away. */
export const operatorLinkMs = 24 * 3_600_000;

/**
 * URL of a path on a host: by PUBLIC_ADDRESS, otherwise as the platform of this data folder was started, otherwise
 * https.
 */
export function loginAddress(host: string, path: string, env: NodeJS.ProcessEnv = process.env): string {
  const file = join(resolve(env.DATA_DIR ?? '.data'), 'public-address');
  const pattern = env.PUBLIC_ADDRESS || (existsSync(file) ? readFileSync(file, 'utf8') : 'https://{host}');
  return `${pattern.replace('{host}', host)}${path}`;
}
