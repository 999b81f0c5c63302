/** In ms and messages: PayPal's own, which are not counted, keep coming while nobody forges that many. */
const windowMs = 60_000;
const max = 30;

/** How many messages of a minute PayPal did not know. Beyond that nothing is asked, and genuine ones are sent again later. */
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
