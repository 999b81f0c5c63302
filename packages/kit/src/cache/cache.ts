import { LRUCache } from 'lru-cache';

export type CacheOptions<V> = {
  /** Time to live in ms, from the start of the load. */
  ttlMs: number;
  /** Values up to this age in ms are served while loading fails. Default: 0. */
  staleIfErrorMs?: number;
  /** Maximum number of items; the least recently used is evicted first. */
  maxItems: number;
  /** Maximum total of `bytesOf`. Each item counts at least `maxBytes / maxItems`. */
  maxBytes?: number;
  bytesOf?: (value: V) => number;
  /** Expired values stay while there is room, and are passed to `load`, which may return them again. */
  keepsOld?: boolean;
  /** Clock in ms. */
  now?: () => number;
};

type Entry<V> = { value: V; at: number };

/**
 * Cache with a TTL. Concurrent reads of a key share one load. A value forgotten during its load goes to the waiting
 * readers, but is not cached: it may be outdated.
 */
export class Cache<V> {
  readonly #ttlMs: number;
  readonly #staleIfErrorMs: number;
  readonly #now: () => number;
  readonly #entries: LRUCache<string, Entry<V>>;
  // lru-cache's own `fetch` shares loads too, but does not expose those in progress, which `forget` needs.
  readonly #loading = new Map<string, Promise<V | undefined>>();

  constructor({ ttlMs, staleIfErrorMs = 0, maxItems, maxBytes, bytesOf, keepsOld, now }: CacheOptions<V>) {
    this.#ttlMs = ttlMs;
    this.#staleIfErrorMs = staleIfErrorMs;
    this.#now = now ?? (() => performance.now());
    const bySize =
      maxBytes && bytesOf ? { maxBytes, bytesOf, minItemBytes: Math.ceil(maxBytes / maxItems) } : undefined;
    this.#entries = new LRUCache({
      // `maxSize` for item counts too: with lru-cache's `max` an empty cache allocates as much as a full one.
      ...(bySize
        ? {
            maxSize: bySize.maxBytes,
            sizeCalculation: ({ value }: Entry<V>) => Math.max(bySize.minItemBytes, bySize.bytesOf(value)),
          }
        : { maxSize: maxItems, sizeCalculation: () => 1 }),
      // Only purges: `#isYoung` decides validity, exact to the millisecond and by the caller's clock.
      ...(keepsOld ? {} : { ttl: Math.max(ttlMs, staleIfErrorMs), ttlAutopurge: true, perf: { now: this.#now } }),
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Total size of all entries, counted by `bytesOf` or `maxItems`. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#isYoung(entry, this.#ttlMs) ? entry.value : undefined;
  }

  /** A value that needs no new load: cached, or being loaded. */
  atHand(key: string): Promise<V | undefined> | V | undefined {
    return this.get(key) ?? this.#loading.get(key);
  }

  /** @param at start of reading, by the cache's clock */
  set(key: string, value: V, at = this.#now()): void {
    this.#entries.set(key, { value, at });
  }

  /**
   * Returns the cached value or the result of `load`, which is cached unless undefined.
   * @throws what `load` throws, unless a stale value may be served
   */
  read(key: string, load: (old: V | undefined) => Promise<V | undefined>): Promise<V | undefined> | V {
    const cached = this.atHand(key);
    if (cached !== undefined) return cached;
    const isCurrent = () => this.#loading.get(key) === loading;
    const loading = this.#load(key, load, isCurrent).finally(() => isCurrent() && this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  delete(key: string): void {
    this.#loading.delete(key);
    this.#entries.delete(key);
  }

  /** @param matches also called for keys being loaded, without a value */
  forget(matches: (key: string, value: V | undefined) => boolean): void {
    for (const key of this.#loading.keys()) if (matches(key, undefined)) this.#loading.delete(key);
    const removed = [...this.#entries.entries()].filter(([key, { value }]) => matches(key, value));
    for (const [key] of removed) this.#entries.delete(key);
  }

  /**
   * Like `forget`, but keeps the values as outdated ones. The value of a load that runs is not known yet: undefined.
   */
  outdate(isOld: (key: string, value: V | undefined) => boolean): void {
    for (const key of this.#loading.keys()) if (isOld(key, undefined)) this.#loading.delete(key);
    for (const [key, entry] of this.#entries.entries())
      if (isOld(key, entry.value)) entry.at = Number.NEGATIVE_INFINITY;
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
