/** Window in ms, and limit of forged messages in it. Genuine messages do not count, and are handled below the limit. */
const windowMs = 60_000;
const max = 30;

/**
 * Counts messages of a minute that PayPal did not recognise. Above the limit PayPal is not asked; it sends genuine ones
 * again later.
 */
export class ForgeryCount {
  #since = Number.NEGATIVE_INFINITY;
  #count = 0;

  isFull(at: Date): boolean {
    return this.#isRunning(at) && this.#count >= max;
  }

  add(at: Date): void {
    if (!this.#isRunning(at)) {
      this.#since = at.getTime();
      this.#count = 0;
    }
    this.#count += 1;
  }

  #isRunning(at: Date): boolean {
    return at.getTime() - this.#since < windowMs;
  }
}
