import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../checkout.ts';
import type { TestSource } from './near-tests.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

const lines = (text: string) => text.split('\n').filter(Boolean);

/**
 * Files changed since this branch left main, including uncommitted and new ones; on main itself, since its last commit.
 */
export function changedFiles(): string[] {
  const base = ['origin/main', 'main'].flatMap((name) => {
    try {
      return [git('merge-base', name, 'HEAD')];
    } catch {
      return []; // no such branch in this clone
    }
  })[0];
  const changed = [
    ...lines(git('diff', '--name-only', base ?? 'HEAD')),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  return [...new Set(changed)].filter((file) => existsSync(join(root, file)));
}

export const testSources = (): TestSource[] =>
  lines(git('ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx'))
    .filter((file) => existsSync(join(root, file)))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Folder of each workspace by package name. */
export const workspaceFolders = (): Map<string, string> =>
  new Map(
    globSync(['{packages,services,frontends}/*/package.json', 'gateway/package.json'], { cwd: root }).map((file) => {
      const { name } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string };
      return [name, file.slice(0, -'/package.json'.length)];
    }),
  );
