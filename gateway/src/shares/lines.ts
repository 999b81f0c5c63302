/** Limits concurrent work per network; the rest waits in a queue per network. */
export class Lines {
  readonly #atATime: number;
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(atATime: number) {
    this.#atATime = atATime;
  }

  async run<T>(network: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(network) ?? 0;
    if (running < this.#atATime) this.#running.set(network, running + 1);
    // A finished task passes its slot on.
    else
      await new Promise<void>((begin) => {
        const line = this.#waiting.get(network) ?? [];
        line.push(begin);
        this.#waiting.set(network, line);
      });
    try {
      return await work();
    } finally {
      this.#leave(network);
    }
  }

  #leave(network: string): void {
    const line = this.#waiting.get(network);
    const begin = line?.shift();
    if (line?.length === 0) this.#waiting.delete(network);
    if (begin) {
      begin();
      return;
    }
    const running = (this.#running.get(network) ?? 1) - 1;
    if (running === 0) this.#running.delete(network);
    else this.#running.set(network, running);
  }
}
