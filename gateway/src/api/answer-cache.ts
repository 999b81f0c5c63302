import { Cache } from '@theke/kit/cache/cache';
import { Answer } from './answer.ts';

/** Cache of guests' reads, for one second or until a change (ADR 0014). Concurrent requests share one load. */
export class AnswerCache {
  readonly #answers: Cache<Answer>;

  constructor(now: () => number) {
    this.#answers = new Cache({
      ttlMs: 1_000,
      maxItems: 2_000,
      maxBytes: 64_000_000,
      bytesOf: ({ bytes }) => bytes,
      keepsOld: true,
      now,
    });
  }

  /** An answer that needs no service call: cached, or being loaded. */
  cachedAnswer(key: string): Promise<Answer | undefined> | Answer | undefined {
    return this.#answers.atHand(key);
  }

  /** @param load returns undefined if the answer must not be cached; the next request loads again */
  read(key: string, load: () => Promise<Buffer | undefined>): Promise<Answer | undefined> | Answer {
    return this.#answers.read(key, async (old) => {
      const body = await load();
      // Unchanged: keep the compressed copies and the ETag.
      return body && (old?.body.equals(body) ? old : new Answer(body));
    });
  }

  /**
   * Outdates the answers of these keys. Compressed copies stay in case the answer is unchanged. An answer being loaded
   * goes to the waiting requests, but is not cached.
   */
  forget(prefix: string): void {
    this.#answers.outdate((key) => key.startsWith(prefix));
  }
}
