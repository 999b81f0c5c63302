import type { Timers } from '../src/time/timers.ts';

export type VirtualTimers = Timers & {
  /** Lets time pass: runs what is due, in order, and lets promises settle in between. */
  pass(ms: number): Promise<void>;
  /** Sets the wall clock without letting time pass. */
  setWall(at: number): void;
  /** Timers that have not run. */
  readonly pending: number;
};

const settle = async (turns: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
};

/** Virtual time with reproducible randomness. */
export function virtualTimers(start: number): VirtualTimers {
  let elapsed = 0;
  let bias = start;
  let seed = 1;
  let last = 0;
  const waiting = new Map<number, { at: number; run: () => void }>();
  return {
    wall: () => elapsed + bias,
    elapsed: () => elapsed,
    random() {
      seed = (seed * 16_807) % 2_147_483_647;
      return (seed - 1) / 2_147_483_646;
    },
    after(ms, run) {
      last += 1;
      const id = last;
      waiting.set(id, { at: elapsed + Math.max(0, ms), run });
      return () => void waiting.delete(id);
    },
    async pass(ms) {
      const end = elapsed + ms;
      await settle(60);
      for (;;) {
        let [id, at] = [0, Number.POSITIVE_INFINITY];
        for (const [one, timer] of waiting) if (timer.at < at) [id, at] = [one, timer.at];
        if (at > end) break;
        const timer = waiting.get(id);
        waiting.delete(id);
        elapsed = Math.max(elapsed, at);
        timer?.run();
        // Few turns, because days of time have millions of timers: longer chains of promises end with the next timers.
        await settle(5);
      }
      await settle(60);
      elapsed = end;
    },
    setWall(at) {
      bias = at - elapsed;
    },
    get pending() {
      return waiting.size;
    },
  };
}
