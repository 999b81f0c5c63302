export type Rounds = {
  /** Begins a round, or one more after the one under way. */
  wake(): void;
  /** Resolves when the one under way has ended, and begins none by itself any more. */
  stop(): Promise<void>;
};

/** One round at a time, whenever somebody says that there is work, and every `sweepMs`, because a crash may have kept them from it. */
export function inRounds(round: () => Promise<void>, sweepMs: number, onFailure: (error: Error) => void): Rounds {
  let running: Promise<void> | undefined;
  let again = false;

  function wake(): void {
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
      clearInterval(sweep);
      again = false;
      await running;
    },
  };
}
