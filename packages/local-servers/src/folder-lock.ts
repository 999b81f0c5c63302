import { mkdirSync, rmSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Age in ms after which a lock counts as left by a killed process; locked work takes a fraction of it. */
const leftAfterMs = 240_000;

/**
 * Runs the work under an exclusive lock between processes: the process that creates the folder holds the lock.
 * @param lock path of a folder that does not exist, in an existing one
 */
export async function withFolderLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  while (!tryLock(lock)) await wait(100);
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const held = statSync(lock, { throwIfNoEntry: false });
    if (held && Date.now() - held.mtimeMs > leftAfterMs) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}
