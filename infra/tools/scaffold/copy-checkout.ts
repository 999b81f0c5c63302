import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../local/checkout.ts';

/**
 * Copies the tracked and new files of this checkout to a separate folder. Packages are linked to those of this
 * checkout; workspaces are the copy's own.
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
    // Plain files beside the packages record what is installed; the copy gets its own.
    if (lstatSync(original).isFile()) cpSync(original, join(modules, name));
    else if (name !== '@theke') symlinkSync(original, join(modules, name));
  }
  // Relative links to the workspaces of the copy.
  cpSync(join(root, 'node_modules/@theke'), join(modules, '@theke'), { recursive: true, verbatimSymlinks: true });
  // If two workspaces need different versions of a package, one has a nested copy.
  for (const nested of globSync('{gateway,{packages,services,frontends}/*}/node_modules', { cwd: root }))
    cpSync(join(root, nested), join(folder, nested), { recursive: true });
  return folder;
}
