import { Cache } from '@theke/kit/cache/cache';
import { Problem } from '@theke/kit/problem';
import type { Response } from 'express';
import { OpenStreams } from './open-streams.ts';

/** What identity said of a credential, a session's token or a key, by the credential. */
export class CredentialCache<V> {
  readonly #known: Cache<V>;
  readonly #streams = new OpenStreams<V>();

  constructor(now: () => number) {
    // SESSION-02: cached for 30 s, dropped at once by the broadcast. While identity is away, who was known ten minutes
    // ago stays known: a shift goes on.
    this.#known = new Cache({ ttlMs: 30_000, staleIfErrorMs: 600_000, maxItems: 10_000, now });
  }

  /**
   * Undefined where identity does not know the credential, or no longer.
   * @param response of the request that came with it: if it is a stream, it ends when the credential is forgotten
   * @throws Problem 503 when identity is away and the credential was not known
   */
  async find(key: string, response: Response, ask: () => Promise<V>): Promise<V | undefined> {
    const value = await this.#known.read(key, () => ask().catch(undefinedWhereUnknown));
    if (value !== undefined) this.#streams.hold(key, value, response);
    return value;
  }

  forget(isGone: (value: V, key: string) => boolean): void {
    // An answer that is under way may be about a credential that has just ended.
    this.#known.forget((key, value) => value === undefined || isGone(value, key));
    this.#streams.end(isGone);
  }
}

function undefinedWhereUnknown(error: unknown): undefined {
  if (error instanceof Problem && (error.status === 404 || error.status === 422)) return undefined;
  throw error;
}
