import { Problem } from '@theke/kit/problem';
import type { Response } from 'express';
import { OpenStreams } from './open-streams.ts';

/** SESSION-02: cached for 30 s, dropped at once by the broadcast. */
const fresh = 30_000;
/** While identity is away, who was known so recently stays known: a shift goes on. */
const bearable = 600_000;
const most = 10_000;

type Known<V> = { value: V; checkedAt: number };

/** What identity said of a secret, by the secret. */
export class Remembered<V> {
  readonly #now: () => number;
  readonly #known = new Map<string, Known<V>>();
  readonly #streams = new OpenStreams<V>();
  /** An answer that was under way when something was forgotten may tell of what has ended since: it is not kept. */
  #forgotten = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Undefined where identity does not know the secret, or no longer.
   * @param response of the request that came with it: if it is a stream, it ends when the secret is forgotten
   * @throws Problem 503 when identity is away and the secret was not known
   */
  async find(key: string, response: Response, ask: () => Promise<V>): Promise<V | undefined> {
    const value = await this.#find(key, ask);
    if (value !== undefined) this.#streams.hold(key, value, response);
    return value;
  }

  async #find(key: string, ask: () => Promise<V>): Promise<V | undefined> {
    const known = this.#known.get(key);
    if (known && this.#now() - known.checkedAt < fresh) return known.value;
    const before = this.#forgotten;
    try {
      const value = await ask();
      if (before === this.#forgotten) this.#keep(key, { value, checkedAt: this.#now() });
      return value;
    } catch (error) {
      if (error instanceof Problem && (error.status === 404 || error.status === 422)) {
        this.#known.delete(key);
        return undefined;
      }
      const last = this.#known.get(key);
      if (last && this.#now() - last.checkedAt < bearable) return last.value;
      throw error;
    }
  }

  forget(isGone: (value: V, key: string) => boolean): void {
    this.#forgotten += 1;
    for (const [key, { value }] of this.#known) if (isGone(value, key)) this.#known.delete(key);
    this.#streams.end(isGone);
  }

  #keep(key: string, known: Known<V>): void {
    this.#known.delete(key);
    this.#known.set(key, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > most && oldest) this.#known.delete(oldest);
  }
}
