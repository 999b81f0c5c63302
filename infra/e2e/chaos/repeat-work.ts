import { setTimeout as pause } from 'node:timers/promises';

export type RepeatedWork = {
  /** Ends after the running round. @throws what a round threw */
  stop(): Promise<void>;
};

/** Repeats a round of work, at least once, with a pause in ms after each, until it is stopped or a round fails. */
export function repeatWork(round: (number: number) => Promise<void>, pauseMs: number): RepeatedWork {
  let isStopping = false;
  async function work() {
    for (let number = 0; number === 0 || !isStopping; number++) {
      await round(number);
      await pause(pauseMs);
    }
  }
  const working = work();
  working.catch(() => undefined); // awaited in stop
  return {
    stop() {
      isStopping = true;
      return working;
    },
  };
}
