import { Cache } from '@theke/kit/cache/cache';
import { Answer } from './answer.ts';

/** What guests read, for a second or until it changes (ADR 0014). Requests that come at once share one load. */
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

  /** What asks no service: it is there, or on its way to somebody else. */
  cachedAnswer(key: string): Promise<Answer | undefined> | Answer | undefined {
    return this.#answers.atHand(key);
  }

  /** @param load undefined where there is nothing to keep; then the next one asks again */
  read(key: string, load: () => Promise<Buffer | undefined>): Promise<Answer | undefined> | Answer {
    return this.#answers.read(key, async (old) => {
      const body = await load();
      // Unchanged: its compressed copies and its tag hold on.
      return body && (old?.body.equals(body) ? old : new Answer(body));
    });
  }

  /**
   * What was read for these keys may be out of date. Compressed copies stay, should the answer turn out to be the same; what is
   * being loaded goes to those who wait for it and is not kept.
   */
  forget(prefix: string): void {
    this.#answers.outdate((key) => key.startsWith(prefix));
  }
}
