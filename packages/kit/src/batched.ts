import { setTimeout as wait } from 'node:timers/promises';

type Limits = {
  /** Milliseconds that a batch waits for more before it runs. */
  gatherMs?: number;
  /** How many go together. */
  most?: number;
  /** How many batches run at a time. */
  atOnce?: number;
};

/**
 * Turns many calls into few statements: whatever is asked while as many run as may goes together into the next. Each caller gets what `run`
 * made of its whole batch.
 */
export function batched<T, R>(
  run: (items: T[]) => Promise<R>,
  { gatherMs, most: max = Number.POSITIVE_INFINITY, atOnce = 1 }: Limits = {},
): (item: T) => Promise<R> {
  const waiting: { item: T; answer(result: Promise<R>): void }[] = [];
  let running = 0;

  async function go(): Promise<void> {
    if (gatherMs) await wait(gatherMs);
    for (let all = waiting.splice(0, max); all.length > 0; all = waiting.splice(0, max)) {
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
      // Not at once: what is asked in one turn goes together.
      queueMicrotask(() => void go());
    }
    return promise;
  };
}
