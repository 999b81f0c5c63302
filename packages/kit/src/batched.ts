import { setTimeout as wait } from 'node:timers/promises';

type Limits = {
  /** How long a batch waits for more items before it runs, in ms. */
  gatherMs?: number;
  /** Maximum batch size. */
  maxItems?: number;
  /** Maximum number of concurrent batches. */
  atOnce?: number;
};

/**
 * Combines many calls into few: calls made while the maximum number of batches runs are collected into the next one.
 * Each caller gets the result of `run` for its whole batch.
 */
export function batched<T, R>(
  run: (items: T[]) => Promise<R>,
  { gatherMs, maxItems = Number.POSITIVE_INFINITY, atOnce = 1 }: Limits = {},
): (item: T) => Promise<R> {
  const waiting: { item: T; answer(result: Promise<R>): void }[] = [];
  let running = 0;

  async function go(): Promise<void> {
    if (gatherMs) await wait(gatherMs);
    for (let all = waiting.splice(0, maxItems); all.length > 0; all = waiting.splice(0, maxItems)) {
      const result = run(all.map(({ item }) => item));
      for (const { answer } of all) answer(result);
      await result.catch(() => undefined);
      if (gatherMs && waiting.length > 0) await wait(gatherMs);
    }
    running -= 1;
  }

  return (item) => {
    const { promise, resolve: answer } = Promise.withResolvers<R>();
    waiting.push({ item, answer });
    if (running < atOnce) {
      running += 1;
      // Deferred, so that calls of one event loop turn form a batch.
      queueMicrotask(() => void go());
    }
    return promise;
  };
}
