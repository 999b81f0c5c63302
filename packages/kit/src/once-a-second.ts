const everyMs = 1_000;

/**
 * Runs something once a second, and only where there is something to do: a second after `soon` was first called, or at once by `flush`. One round is over
 * before the next begins.
 * @param round must not fail
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
