import { setTimeout as wait } from 'node:timers/promises';

type Part = { name: string; isReady(): Promise<boolean> };

/** A service that is new in an installation first fetches its copies of other services' data. */
const patienceMs = 300_000;

/**
 * Resolves when every part is ready.
 * @throws after five minutes, with the names of those that are not
 */
export async function untilReady(parts: readonly Part[]): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const states = await Promise.all(parts.map((part) => part.isReady()));
    const waiting = parts.filter((_, index) => !states[index]).map(({ name }) => name);
    if (waiting.length === 0) return;
    if (Date.now() > until) throw new Error(`Not ready after five minutes: ${waiting.join(', ')}.`);
    await wait(50);
  }
}
