/** Tracks running tasks, so that closing can wait for them. */
export class Running {
  #tasks = new Set<Promise<void>>();

  get size(): number {
    return this.#tasks.size;
  }

  /** `task` must not reject. */
  add(task: Promise<void>) {
    this.#tasks.add(task);
    void task.finally(() => this.#tasks.delete(task));
  }

  async settled(): Promise<void> {
    while (this.#tasks.size) await Promise.all(this.#tasks);
  }
}
