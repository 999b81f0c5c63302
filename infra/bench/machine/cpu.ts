import { family, processes } from './processes.ts';

/** Milliseconds of processor time that processes, with everything below them, have taken since they began. */
export function cpuMs(roots: readonly number[], without: readonly number[] = []): number {
  const all = processes();
  const left = new Set(without.flatMap((root) => family(root, all).map(({ pid }) => pid)));
  return roots
    .flatMap((root) => family(root, all))
    .filter(({ pid }) => !left.has(pid))
    .reduce((sum, one) => sum + one.cpuMs, 0);
}
