import { shippedAdvisories } from '../advisories.ts';
import type { Count } from './count.ts';
import { runCommand } from './run-command.ts';

const checks = (linted: readonly string[]): readonly [name: string, command: string, args: readonly string[]][] => [
  ['types', 'tsc', ['-p', '.']],
  ['lint and format', 'biome', ['check', '--no-errors-on-unmatched', ...linted]],
  ['unused code', 'knip', ['--no-progress']],
  ['lockfile', 'node', ['infra/tools/local/check-lockfile.ts']],
  ['licences', 'node', ['infra/tools/local/check-licences.ts']],
  ['commit subjects', 'node', ['infra/tools/local/check-commits.ts']],
];

/**
 * @param changed lints and format-checks only these files and skips the advisory query. Default: the whole tree
 * @returns also the known vulnerabilities of production dependencies; undefined if the registry did not answer
 */
export async function staticChecks(
  changed?: readonly string[],
): Promise<{ count: Count; advisories: string[] | undefined }> {
  const count = { passed: 0, failed: 0 };
  for (const [name, command, args] of checks(changed ?? ['.'])) {
    const began = performance.now();
    const code = await runCommand(command, args);
    count[code === 0 ? 'passed' : 'failed']++;
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  }
  const advisories = changed ? undefined : await shippedAdvisories();
  if (advisories) count[advisories.length === 0 ? 'passed' : 'failed']++;
  for (const advisory of advisories ?? []) console.log(`FAILED known vulnerability: ${advisory}`);
  return { count, advisories };
}
