import type { Timers } from '../time/timers.ts';

/** Longest attempt to load a file in ms. The next one continues it, so a large video may need several. */
export const longestAttempt = 120_000;

/** An attempt that ends with its signal or after a time limit. */
export type LimitedAttempt = {
  /** Aborted when the attempt ends early. */
  readonly signal: AbortSignal;
  /** Waits for a step. @throws when the attempt ends early, even if the step never settles */
  wait<T>(step: Promise<T>): Promise<T>;
  /** Releases the timer. Called once the attempt is over. */
  release(): void;
};

/** Limits an attempt in time: a server that sends nothing, or little forever, must not hold up new prices. */
export function limitAttempt(timers: Pick<Timers, 'after'>, outer: AbortSignal): LimitedAttempt {
  const inner = new AbortController();
  let stop: (error: Error) => void = () => undefined;
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = (error) => {
      inner.abort();
      reject(error);
    };
  });
  stopped.catch(() => undefined);
  const cancel = timers.after(longestAttempt, () => stop(new Error('Die Verbindung ist zu langsam.')));
  const onAbort = () => stop(new Error('aborted'));
  if (outer.aborted) onAbort();
  outer.addEventListener('abort', onAbort);
  return {
    signal: inner.signal,
    wait: (step) => Promise.race([step, stopped]),
    release() {
      cancel();
      outer.removeEventListener('abort', onAbort);
    },
  };
}
