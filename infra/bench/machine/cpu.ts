import { family, processes } from './processes.ts';

/** Milliseconds of processor time that processes, with everything below them, have taken since they began. */
export function cpuMs(roots: readonly number[]): number {
  const all = processes();
  return roots.flatMap((root) => family(root, all)).reduce((sum, one) => sum + one.cpuMs, 0);
}
