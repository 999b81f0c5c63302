import type { RateLimitKey } from './rate-limit-key.ts';

export type PlacesOptions = {
  /** Maximum number of slots in total. */
  max: number;
  /** Slots among them reserved for staff and devices. */
  reserve?: number;
  /** Maximum number of slots per caller. */
  perCaller: number;
};

/** Slots held by running requests or open streams, limited in total and per caller. No queueing. */
export class Places {
  readonly #options: Required<PlacesOptions>;
  readonly #byHolder = new Map<string, number>();
  #inUse = 0;

  constructor({ max, reserve = 0, perCaller }: PlacesOptions) {
    this.#options = { max, reserve, perCaller };
  }

  /**
   * @returns a function that releases the slot (call once), or the reason: the caller's share or all slots are used up
   */
  take({ name, isGuest }: RateLimitKey): (() => void) | 'share' | 'all' {
    const { max, reserve, perCaller } = this.#options;
    const held = this.#byHolder.get(name) ?? 0;
    if (held >= perCaller) return 'share';
    if (this.#inUse >= (isGuest ? max - reserve : max)) return 'all';
    this.#inUse += 1;
    this.#byHolder.set(name, held + 1);
    return () => {
      this.#inUse -= 1;
      const left = (this.#byHolder.get(name) ?? 1) - 1;
      if (left > 0) this.#byHolder.set(name, left);
      else this.#byHolder.delete(name);
    };
  }
}
