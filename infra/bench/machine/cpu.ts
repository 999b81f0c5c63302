import { findDescendants, listProcesses } from './processes.ts';

/** CPU time in ms that processes and their descendants have used since they started. */
export function cpuMs(roots: readonly number[], excluded: readonly number[] = []): number {
  const all = listProcesses();
  const excludedPids = new Set(excluded.flatMap((root) => findDescendants(root, all).map(({ pid }) => pid)));
  return roots
    .flatMap((root) => findDescendants(root, all))
    .filter(({ pid }) => !excludedPids.has(pid))
    .reduce((sum, one) => sum + one.cpuMs, 0);
}
