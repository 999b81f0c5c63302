import { Answer } from './answer.ts';

/** A menu may be read a thousand times a second, and may be a second old (ADR 0005). */
const lifetime = 1_000;
const mostEntries = 2_000;
const mostBytes = 64_000_000;

type Kept = { answer: Answer; until: number };

/** What guests read, for a second or until it changes. Requests that come at once share one load. */
export class AnswerMemory {
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept>();
  readonly #underWay = new Map<string, Promise<Answer | undefined>>();
  #bytes = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @param load undefined where there is nothing to keep; then the next one asks again */
  read(key: string, load: () => Promise<Buffer | undefined>): Promise<Answer | undefined> | Answer {
    const kept = this.#kept.get(key);
    if (kept && kept.until > this.#now()) return kept.answer;
    const running = this.#underWay.get(key);
    if (running) return running;
    const isCurrent = () => this.#underWay.get(key) === loading;
    const loading = this.#load(key, load, isCurrent).finally(() => isCurrent() && this.#underWay.delete(key));
    this.#underWay.set(key, loading);
    return loading;
  }

  /**
   * What was read for these keys may be out of date. Compressed copies stay, should the answer turn out to be the same; what is
   * being loaded goes to those who wait for it and is not kept.
   */
  forget(prefix: string): void {
    for (const [key, kept] of this.#kept) if (key.startsWith(prefix)) kept.until = 0;
    for (const key of this.#underWay.keys()) if (key.startsWith(prefix)) this.#underWay.delete(key);
  }

  async #load(
    key: string,
    load: () => Promise<Buffer | undefined>,
    isCurrent: () => boolean,
  ): Promise<Answer | undefined> {
    const until = this.#now() + lifetime;
    const body = await load();
    if (!body) return undefined;
    const before = this.#kept.get(key);
    // Unchanged: its compressed copies and its tag hold on.
    const answer = before?.answer.body.equals(body) ? before.answer : new Answer(body);
    if (isCurrent()) this.#keep(key, { answer, until });
    return answer;
  }

  #keep(key: string, kept: Kept): void {
    this.#bytes += kept.answer.bytes - (this.#kept.get(key)?.answer.bytes ?? 0);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    for (const [oldest, { answer }] of this.#kept) {
      if (this.#kept.size <= mostEntries && this.#bytes <= mostBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= answer.bytes;
    }
  }
}
