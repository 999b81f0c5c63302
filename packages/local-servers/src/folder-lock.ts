import { mkdirSync, rmSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A lock as old as this was left by a process that was killed: what is done under one takes a fraction. */
const leftAfterMs = 240_000;

/**
 * Does the work while no other process does its own under the same lock: the one that makes the folder has it, the others wait.
 * @param lock path of a folder that does not exist, in one that does
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
