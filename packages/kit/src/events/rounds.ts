export type Rounds = {
  /** Begins a round, or one more after the one under way. */
  wake(): void;
  /** Resolves when the one under way has ended; none begins any more. */
  stop(): Promise<void>;
};

/** One round at a time, whenever somebody says that there is work, and every `sweepMs`, because a crash may have kept them from it. */
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
