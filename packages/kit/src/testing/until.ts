import { setTimeout as wait } from 'node:timers/promises';

/** Resolves when the state is reached; rejects after `patience` milliseconds. */
export async function until(what: string, reached: () => boolean | Promise<boolean>, patience = 15_000): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await reached())) {
    if (Date.now() > deadline) throw new Error(`Waited ${patience} ms in vain until ${what}.`);
    await wait(10);
  }
}
