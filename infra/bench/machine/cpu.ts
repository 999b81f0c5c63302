import { family, processes } from './processes.ts';

/** CPU time in ms that processes and their descendants have used since they started. */
export function cpuMs(roots: readonly number[], without: readonly number[] = []): number {
  const all = processes();
  const left = new Set(without.flatMap((root) => family(root, all).map(({ pid }) => pid)));
  return roots
    .flatMap((root) => family(root, all))
    .filter(({ pid }) => !left.has(pid))
    .reduce((sum, one) => sum + one.cpuMs, 0);
}
