/** Lets `most` pieces of work run at a time; the others wait in the order in which they came. */
export function atMost(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running++;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody who comes just now takes it first.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
