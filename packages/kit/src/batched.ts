import { setTimeout as wait } from 'node:timers/promises';

/**
 * Turns many calls into few statements: whatever is asked while one runs, and in `gatherMs` before the next, goes together into that. Each
 * caller gets what `run` made of its whole batch.
 */
export function batched<T, R>(run: (items: T[]) => Promise<R>, gatherMs?: number): (item: T) => Promise<R> {
  let next: { items: T[]; result: Promise<R> } | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return (item) => {
    if (!next) {
      const items: T[] = [];
      const result = last.then(async () => {
        if (gatherMs) await wait(gatherMs);
        next = undefined;
        return run(items);
      });
      next = { items, result };
      last = result.catch(() => {});
    }
    next.items.push(item);
    return next.result;
  };
}
