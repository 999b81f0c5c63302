/** Clocks, timers and randomness of the device. Tests replace them with virtual ones. */
export type Timers = {
  /** The device's wall clock in epoch ms. May be wrong, and may jump. */
  wall(): number;
  /** Ms since an arbitrary start. Never jumps. */
  elapsed(): number;
  /** Runs a function once. @returns cancels it */
  after(ms: number, run: () => void): () => void;
  /** From 0 to below 1. */
  random(): number;
};

export const browserTimers: Timers = {
  wall: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** Runs a function repeatedly; an error does not end the repetition. @returns ends it */
export function repeat(timers: Timers, ms: number, run: () => void): () => void {
  let cancel = timers.after(ms, step);
  function step() {
    cancel = timers.after(ms, step);
    run();
  }
  return () => cancel();
}
