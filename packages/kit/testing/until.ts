import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls until `look` returns a truthy value; errors it throws in between are ignored.
 * @throws after `timeoutMs`, with the last result
 */
export async function until<T>(
  what: string,
  look: () => T | undefined | false | Promise<T | undefined | false>,
  timeoutMs = 30_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    let last: unknown;
    try {
      last = await look();
      if (last) return last as T;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) throw new Error(`timed out after ${timeoutMs} ms: ${what}; last: ${textOf(last)}`);
    await pause(20);
  }
}

const textOf = (seen: unknown) => (seen instanceof Error ? seen.message : JSON.stringify(seen));
