import { overloaded } from '@theke/kit/http/admission';

/**
 * Runs work when capacity is free; settles with the work's result. `whose`: queue of this work; default: a shared one.
 */
export type Limited = <T>(weight: number, work: () => Promise<T>, queue?: string) => Promise<T>;

type Waiting = { weight: number; start: () => void };

/**
 * Limits concurrent work to a total weight of `capacity`. Queues take turns, so that one tenant with many pictures does
 * not block the others. Work heavier than the capacity runs alone, and nothing overtakes it at its turn.
 * @param maxWaiting limit of each named queue; above it work is rejected as overloaded
 */
export function byWeight(capacity: number, maxWaiting = Number.POSITIVE_INFINITY): Limited {
  let running = 0;
  /** In the order of their turns. */
  const lines = new Map<string, Waiting[]>();

  function startNext(): void {
    for (;;) {
      const [turn] = lines;
      if (!turn) return;
      const [queue, line] = turn;
      const next = line[0] as Waiting;
      if (running > 0 && running + next.weight > capacity) return;
      line.shift();
      lines.delete(queue);
      if (line.length > 0) lines.set(queue, line);
      running += next.weight;
      next.start();
    }
  }

  return async (weight, work, queue = '') => {
    const line = lines.get(queue) ?? [];
    if (queue !== '' && line.length >= maxWaiting) throw overloaded();
    await new Promise<void>((start) => {
      line.push({ weight, start });
      lines.set(queue, line);
      startNext();
    });
    try {
      return await work();
    } finally {
      running -= weight;
      startNext();
    }
  };
}
