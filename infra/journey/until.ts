import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a state: asks again until `look` returns something. @throws after `patience` ms with what was last seen */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false>,
  patience = 30_000,
): Promise<T> {
  const end = Date.now() + patience;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const found = await look();
      if (found) return found;
      last = found;
    } catch (error) {
      last = error;
    }
    await pause(50);
  }
  throw new Error(
    `waited ${patience} ms for ${what}; last: ${last instanceof Error ? last.message : JSON.stringify(last)}`,
  );
}
