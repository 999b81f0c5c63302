import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../checkout.ts';

/** Runs a program in this checkout and inherits its output. @returns its exit code */
export function runCommand(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    // Jest reports on standard error; its JSON goes to a file.
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
    });
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
