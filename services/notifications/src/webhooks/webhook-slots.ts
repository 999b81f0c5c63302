/** Attempts that a process runs at a time: in all, for one tenant, and for one endpoint. */
const atOnce = 64;
const atOnceOfTenant = 16;
const atOnceOfEndpoint = 4;

type Waiting = { tenant: string; resolve(slots: number): void };

/** Limits the running attempts, so that slow receivers of one business leave room for the others (HOOK-05). */
export class WebhookSlots {
  readonly #used = new Map<string, number>();
  #usedInAll = 0;
  #waiting: Waiting[] = [];
  #isClosed = false;

  /** Waits for free slots. @returns their number, at least one; 0: the service stops */
  take(tenant: string): Promise<number> {
    return new Promise((resolve) => {
      this.#waiting.push({ tenant, resolve });
      this.#serve();
    });
  }

  release(tenant: string, slots: number): void {
    if (slots === 0) return;
    this.#usedInAll -= slots;
    const left = (this.#used.get(tenant) ?? 0) - slots;
    if (left > 0) this.#used.set(tenant, left);
    else this.#used.delete(tenant);
    this.#serve();
  }

  close(): void {
    this.#isClosed = true;
    this.#serve();
  }

  /** First come, first served, except tenants without room. */
  #serve(): void {
    this.#waiting = this.#waiting.filter(({ tenant, resolve }) => {
      if (this.#isClosed) return void resolve(0);
      const used = this.#used.get(tenant) ?? 0;
      const slots = Math.min(atOnceOfEndpoint, atOnceOfTenant - used, atOnce - this.#usedInAll);
      if (slots <= 0) return true;
      this.#used.set(tenant, used + slots);
      this.#usedInAll += slots;
      return void resolve(slots);
    });
  }
}
