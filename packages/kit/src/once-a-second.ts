const everyMs = 1_000;

/**
 * Runs `round` at most once a second and only when needed: a second after the first call of `soon`, or immediately on
 * `flush`. Rounds do not overlap.
 * @param round must not reject
 */
export function onceASecond(round: () => Promise<void>): { soon(): void; flush(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    running = running.then(round);
    return running;
  };
  return {
    soon() {
      timer ??= setTimeout(() => void flush(), everyMs).unref();
    },
    flush,
  };
}
