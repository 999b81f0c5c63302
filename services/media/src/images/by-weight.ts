/** Runs work as soon as it may; resolves and rejects as the work does. */
export type Limited = <T>(weight: number, work: () => Promise<T>) => Promise<T>;

/** Lets work run that weighs at most `capacity` together, in the order in which it came. What weighs more runs alone. */
export function byWeight(capacity: number): Limited {
  let running = 0;
  const waiting: { weight: number; start: () => void }[] = [];

  function startNext(): void {
    for (let next = waiting[0]; next && (running === 0 || running + next.weight <= capacity); next = waiting[0]) {
      waiting.shift();
      running += next.weight;
      next.start();
    }
  }

  return async (weight, work) => {
    await new Promise<void>((start) => {
      waiting.push({ weight, start });
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
