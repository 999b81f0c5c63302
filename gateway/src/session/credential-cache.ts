import { Cache } from '@theke/kit/cache/cache';
import { Problem } from '@theke/kit/problem';
import type { Response } from 'express';
import { OpenStreams } from './open-streams.ts';

/** Cache of identity's answers by credential (session token or key). */
export class CredentialCache<V> {
  readonly #cache: Cache<V>;
  readonly #streams = new OpenStreams<V>();

  constructor(now: () => number) {
    // SESSION-02: cached for 30 s, dropped at once by the broadcast. While identity is unavailable, values up to ten
    // minutes old are used, so that staff can continue to work.
    this.#cache = new Cache({ ttlMs: 30_000, staleIfErrorMs: 600_000, maxItems: 10_000, now });
  }

  /**
   * Undefined if identity does not know the credential.
   * @param response of the request: a stream ends when the credential is forgotten
   * @throws Problem 503 if identity is unavailable and the credential is not cached
   */
  async find(key: string, response: Response, ask: () => Promise<V>): Promise<V | undefined> {
    const value = await this.#cache.read(key, () => ask().catch(undefinedWhereUnknown));
    if (value !== undefined) this.#streams.hold(key, value, response);
    return value;
  }

  forget(matches: (value: V, key: string) => boolean): void {
    // A value being loaded may be about a credential that has just ended.
    this.#cache.forget((key, value) => value === undefined || matches(value, key));
    this.#streams.end(matches);
  }
}

function undefinedWhereUnknown(error: unknown): undefined {
  if (error instanceof Problem && (error.status === 404 || error.status === 422)) return undefined;
  throw error;
}
