import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { margheritaDraft, untilOrderable } from '../../journey/demo-shop.ts';
import { startPlatform } from '../../journey/platform.ts';
import type { Figure } from '../figures.ts';
import { family } from '../machine/processes.ts';

/** Resident memory of the embedded platform without Postgres, 60 s after 1,000 menu reads and 50 orders. */
export async function memory(): Promise<Figure[]> {
  const platform = await startPlatform('embedded', { LOG_LEVEL: 'warn' });
  const now = () => `${residentOf(platform.pid)} MB`;
  try {
    await untilOrderable(platform);
    const draft = await margheritaDraft(platform);
    const figures: Figure[] = [{ what: 'after start and seeding', value: now() }];
    for (let read = 0; read < 1000; read++) await platform.call('GET', '/store/innenstadt');
    for (let order = 0; order < 50; order++) await platform.call('POST', '/api/orders', { body: draft });
    figures.push({ what: 'after 1,000 menu pages and 50 orders', value: now() });
    await pause(60_000);
    return [...figures, { what: '60 s later', value: now() }];
  } finally {
    await platform.stop();
  }
}

/** Megabytes of a process and everything below it; PostgreSQL is detached and so not among them. */
export function residentOf(root: number): number {
  const kilobytes = (pid: number) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0; // it ended meanwhile
    }
  };
  const all = family(root).filter(({ name }) => name !== 'postgres');
  return Math.round(all.reduce((sum, { pid }) => sum + kilobytes(pid), 0) / 1024);
}
