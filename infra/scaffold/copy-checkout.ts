import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../local/checkout.ts';

/**
 * What git knows of this checkout, and what is new in it, in a folder of its own. Packages are those of this checkout;
 * the workspaces among them are the copy's.
 * @returns the folder
 */
export function copyCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'theke-scaffold-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const original = join(root, 'node_modules', name);
    // What stands beside the packages says what is installed, and is the copy's own.
    if (lstatSync(original).isFile()) cpSync(original, join(modules, name));
    else if (name !== '@theke') symlinkSync(original, join(modules, name));
  }
  // Relative links, which lead to the workspaces beside them.
  cpSync(join(root, 'node_modules/@theke'), join(modules, '@theke'), { recursive: true, verbatimSymlinks: true });
  // Where two workspaces need two versions of a package, one has its own.
  for (const own of globSync('{gateway,{packages,services,frontends}/*}/node_modules', { cwd: root }))
    cpSync(join(root, own), join(folder, own), { recursive: true });
  return folder;
}
