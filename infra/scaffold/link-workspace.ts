import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/checkout.ts';

const stamp = join(root, 'node_modules/.theke-installed');
const hashOfLock = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Whether what lies in node_modules is what the lockfile says (infra/local/prepare.mjs). */
export const isInstalled = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfLock();

/**
 * What `npm ci` would do about a new workspace: the link by which others import it.
 * @param wasInstalled before the lockfile named it; then the next start has nothing to install
 */
export function linkWorkspace(folder: string, wasInstalled: boolean): void {
  const [, name = ''] = folder.split('/');
  const link = join(root, 'node_modules/@theke', name);
  if (!existsSync(link)) symlinkSync(join('../..', folder), link);
  if (wasInstalled) writeFileSync(stamp, hashOfLock());
}
