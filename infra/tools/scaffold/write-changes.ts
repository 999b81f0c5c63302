import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { root } from '../local/checkout.ts';
import type { Changes } from './changes.ts';
import { isInstalled, linkWorkspace } from './workspace.ts';

/**
 * Writes the changed files formatted, and regenerates indexes and container files.
 * @throws if one of these steps fails; files already written stay
 */
export async function writeChanges(changes: Changes): Promise<void> {
  const wasInstalled = isInstalled();
  changes.write();
  for (const path of changes.created)
    if (/^(services|frontends)\/[^/]+\/package\.json$/.test(path)) linkWorkspace(dirname(path), wasInstalled);
  const formatted = [...changes.created, ...changes.changed].filter((path) =>
    /\.(ts|tsx|css)$|package\.json$/.test(path),
  );
  await run(join(root, 'node_modules/.bin/biome'), ['check', '--write', '--log-level=error', ...formatted]);
  // In sequence: the second script reads an index that the first one writes.
  for (const script of ['infra/tools/catalogues/write-indexes.ts', 'infra/tools/containers/write-containers.ts'])
    await run(process.execPath, [script]);
}

async function run(command: string, args: readonly string[]): Promise<void> {
  const [code] = await once(spawn(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}; files already written were kept`);
}
