export type Rounds = {
  /** Starts a round, or one more after the running one. */
  wake(): void;
  /** Resolves when the running round has ended; starts no more. */
  stop(): Promise<void>;
};

/** Runs one round at a time: on `wake`, and every `sweepMs`, because a crash may have lost a wake-up. */
export function inRounds(round: () => Promise<void>, sweepMs: number, onFailure: (error: Error) => void): Rounds {
  let running: Promise<void> | undefined;
  let again = false;
  let isStopped = false;

  function wake(): void {
    if (isStopped) return;
    if (running) {
      again = true;
      return;
    }
    running = round()
      .catch(onFailure)
      .finally(() => {
        running = undefined;
        if (!again) return;
        again = false;
        wake();
      });
  }

  const sweep = setInterval(wake, sweepMs);
  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(sweep);
      await running;
    },
  };
}
