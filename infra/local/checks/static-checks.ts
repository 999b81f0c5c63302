import { shippedAdvisories } from '../advisories.ts';
import type { Count } from './count.ts';
import { runCommand } from './run-command.ts';

const checks: readonly [name: string, command: string, args: readonly string[]][] = [
  ['types', 'tsc', ['-p', '.']],
  ['lint and format', 'biome', ['check', '.']],
  ['unused code', 'knip', ['--no-progress']],
  ['lockfile', 'node', ['infra/local/check-lockfile.ts']],
  ['licences', 'node', ['infra/local/check-licences.ts']],
];

/** @returns also the known holes of what is shipped; undefined where nobody could be asked */
export async function staticChecks(): Promise<{ count: Count; advisories: string[] | undefined }> {
  const count = { passed: 0, failed: 0 };
  for (const [name, command, args] of checks) {
    const began = performance.now();
    const code = await runCommand(command, args);
    count[code === 0 ? 'passed' : 'failed']++;
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  }
  const advisories = await shippedAdvisories();
  if (advisories) count[advisories.length === 0 ? 'passed' : 'failed']++;
  for (const advisory of advisories ?? []) console.log(`FAILED known hole: ${advisory}`);
  return { count, advisories };
}
