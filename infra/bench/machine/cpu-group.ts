import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Shorter than the kernel's default of 100 ms: a process over its share is paused only briefly. */
const periodUs = 10_000;

/**
 * A control group of the kernel (version 1 or 2): its processes get at most this share of one core, even if others
 * idle.
 */
export type CpuGroup = {
  add(pid: number): void;
  /** Call when its processes have ended. */
  remove(): Promise<void>;
};

/** @param share of one core; 0.1 is a tenth @throws without the right to create control groups */
export function cpuGroup(name: string, share: number): CpuGroup {
  const base = '/sys/fs/cgroup';
  const isUnified = existsSync(join(base, 'cgroup.controllers'));
  const folder = join(base, ...(isUnified ? [] : ['cpu']), `${name}-${process.pid}`);
  const quotaUs = Math.round(share * periodUs);
  mkdirSync(folder);
  if (isUnified) {
    writeFileSync(join(base, 'cgroup.subtree_control'), '+cpu');
    writeFileSync(join(folder, 'cpu.max'), `${quotaUs} ${periodUs}`);
  } else {
    writeFileSync(join(folder, 'cpu.cfs_period_us'), String(periodUs));
    writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(quotaUs));
  }
  const members = join(folder, 'cgroup.procs');
  return {
    add: (pid) => writeFileSync(members, String(pid)),
    async remove() {
      while (readFileSync(members, 'utf8').trim() !== '') await wait(20);
      rmdirSync(folder);
    },
  };
}
