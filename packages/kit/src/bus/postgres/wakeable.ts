export type Wakeable = {
  wake(): void;
  /** Starts no further step; resolves when the running one has ended. */
  close(): Promise<void>;
};

/** Runs `step` once more if `wake` was called since it began; never two at a time. It must not throw. */
export function wakeable(step: () => Promise<void>): Wakeable {
  let awake = false;
  let busy = false;
  let closing = false;
  let current: Promise<void> = Promise.resolve();

  async function loop() {
    busy = true;
    while (awake && !closing) {
      awake = false;
      await step();
    }
    busy = false; // synchronous after the last check of `awake`: no call can come in between
  }

  return {
    wake() {
      awake = true;
      if (!busy) current = loop();
    },
    close() {
      closing = true;
      return current;
    },
  };
}
