import { LRUCache } from 'lru-cache';

export type CacheOptions<V> = {
  /** A value counts for so long after its loading began. */
  ttlMs: number;
  /** While loading fails, a value of this age counts still. Nothing where it is not said. */
  staleIfErrorMs?: number;
  /** Whatever was used longest ago goes first. */
  maxItems: number;
  /** An item counts as its share of it at least: `maxBytes / maxItems`. */
  maxBytes?: number;
  bytesOf?: (value: V) => number;
  /** An old value stays, as far as there is room, and is handed to `load`, which may return it again. */
  keepsOld?: boolean;
  /** In ms. */
  now?: () => number;
};

type Entry<V> = { value: V; at: number };

/**
 * Values by key, for a while. Those who ask for the same one at once share one load. What is forgotten while it is loaded
 * goes to those who wait for it and is not kept: it may tell of what was before.
 */
export class Cache<V> {
  readonly #ttlMs: number;
  readonly #staleIfErrorMs: number;
  readonly #now: () => number;
  readonly #entries: LRUCache<string, Entry<V>>;
  // lru-cache's own `fetch` shares loads too, but does not tell which are under way: `forget` has to see them.
  readonly #loading = new Map<string, Promise<V | undefined>>();

  constructor({ ttlMs, staleIfErrorMs = 0, maxItems, maxBytes, bytesOf, keepsOld, now }: CacheOptions<V>) {
    this.#ttlMs = ttlMs;
    this.#staleIfErrorMs = staleIfErrorMs;
    this.#now = now ?? (() => performance.now());
    const bySize = maxBytes && bytesOf ? { maxBytes, bytesOf, least: Math.ceil(maxBytes / maxItems) } : undefined;
    this.#entries = new LRUCache({
      // A size, of items too: with lru-cache's `max` an empty cache takes the room of a full one.
      ...(bySize
        ? {
            maxSize: bySize.maxBytes,
            sizeCalculation: ({ value }: Entry<V>) => Math.max(bySize.least, bySize.bytesOf(value)),
          }
        : { maxSize: maxItems, sizeCalculation: () => 1 }),
      // Removes only: whether a value counts still is decided by `#isYoung`, to the millisecond and by the caller's clock.
      ...(keepsOld ? {} : { ttl: Math.max(ttlMs, staleIfErrorMs), ttlAutopurge: true, perf: { now: this.#now } }),
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Of all that is kept, as `bytesOf` and `maxBytes` count them. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#isYoung(entry, this.#ttlMs) ? entry.value : undefined;
  }

  /** What costs no load of its own: it is there, or on its way to somebody else. */
  atHand(key: string): Promise<V | undefined> | V | undefined {
    return this.get(key) ?? this.#loading.get(key);
  }

  /** @param at when reading it began, by the cache's clock */
  set(key: string, value: V, at = this.#now()): void {
    this.#entries.set(key, { value, at });
  }

  /**
   * What is there, or what `load` gives; that is kept unless it is undefined.
   * @throws what `load` throws, unless there is a value that counts still
   */
  read(key: string, load: (old: V | undefined) => Promise<V | undefined>): Promise<V | undefined> | V {
    const known = this.atHand(key);
    if (known !== undefined) return known;
    const isCurrent = () => this.#loading.get(key) === loading;
    const loading = this.#load(key, load, isCurrent).finally(() => isCurrent() && this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  delete(key: string): void {
    this.#loading.delete(key);
    this.#entries.delete(key);
  }

  /** @param isGone is asked about what is being loaded too, without a value */
  forget(isGone: (key: string, value: V | undefined) => boolean): void {
    for (const key of this.#loading.keys()) if (isGone(key, undefined)) this.#loading.delete(key);
    const gone = [...this.#entries.entries()].filter(([key, { value }]) => isGone(key, value));
    for (const [key] of gone) this.#entries.delete(key);
  }

  /** Like `forget`, but the values stay as old ones. */
  outdate(isOld: (key: string) => boolean): void {
    for (const key of this.#loading.keys()) if (isOld(key)) this.#loading.delete(key);
    for (const [key, entry] of this.#entries.entries()) if (isOld(key)) entry.at = Number.NEGATIVE_INFINITY;
  }

  async #load(
    key: string,
    load: (old: V | undefined) => Promise<V | undefined>,
    isCurrent: () => boolean,
  ): Promise<V | undefined> {
    const at = this.#now();
    const before = this.#entries.peek(key);
    try {
      const value = await load(before?.value);
      if (value === undefined) {
        if (this.#entries.peek(key) === before) this.#entries.delete(key);
      } else if (isCurrent()) this.set(key, value, at);
      return value;
    } catch (error) {
      const last = this.#entries.peek(key);
      if (last && this.#isYoung(last, this.#staleIfErrorMs)) return last.value;
      throw error;
    }
  }

  #isYoung({ at }: Entry<V>, ageMs: number): boolean {
    return this.#now() - at < ageMs;
  }
}
