import { overloaded } from '@theke/kit/http/admission';

/**
 * Runs work as soon as it may; resolves and rejects as the work does. `whose`: of whom work waits in one line, beside those of others;
 * what says nothing is in one line together.
 */
export type Limited = <T>(weight: number, work: () => Promise<T>, whose?: string) => Promise<T>;

type Waiting = { weight: number; start: () => void };

/**
 * Lets work run that weighs at most `capacity` together. Each line has its turn: the pictures of a business that has none made yet
 * do not go before everybody else's. What weighs more than may run at all runs alone, and nothing goes before it when it is its turn.
 * @param mostWaiting in each line that is somebody's; whatever else comes is told to come back
 */
export function byWeight(capacity: number, mostWaiting = Number.POSITIVE_INFINITY): Limited {
  let running = 0;
  /** In the order of their turns. */
  const lines = new Map<string, Waiting[]>();

  function startNext(): void {
    for (;;) {
      const [turn] = lines;
      if (!turn) return;
      const [whose, line] = turn;
      const next = line[0] as Waiting;
      if (running > 0 && running + next.weight > capacity) return;
      line.shift();
      lines.delete(whose);
      if (line.length > 0) lines.set(whose, line);
      running += next.weight;
      next.start();
    }
  }

  return async (weight, work, whose = '') => {
    const line = lines.get(whose) ?? [];
    if (whose !== '' && line.length >= mostWaiting) throw overloaded();
    await new Promise<void>((start) => {
      line.push({ weight, start });
      lines.set(whose, line);
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
