import { type Comparable, longWords } from './related.ts';
import { maxRelated } from './teaser-texts.ts';

/** What one shares with others and what that counts (PROJECT-08); a link between a project and its parts comes besides. */
function* featuresOf({ text, services, topics, businessSectors, type }: Comparable): Generator<[string, number]> {
  for (const word of longWords(text)) yield [`word ${word}`, 1];
  for (const id of services) yield [`service ${id}`, 5];
  for (const id of topics) yield [`topic ${id}`, 5];
  for (const id of businessSectors) yield [`sector ${id}`, 5];
  if (type !== undefined) yield [`type ${type}`, 25];
}

type Known = { version: number; features: Uint32Array; subProjects: readonly string[] | undefined };

/**
 * Thousands of posts or projects as far as they are compared, so that the closest to one are found without reading them: `relatedTo` over all of them,
 * to the letter. A feature is a number here, one addition for each that another has.
 */
export class RelatedIndex {
  readonly #known = new Map<string, Known>();
  readonly #numbers = new Map<string, number>();
  #replaced = 0;
  #there = 0;

  get size(): number {
    return this.#known.size;
  }

  /**
   * So much of what is known is no longer so that an index should be begun anew. It is not emptied: whoever looks for something in it between two
   * readings would find less than there is.
   */
  get isWorn(): boolean {
    return this.#replaced + this.#known.size - this.#there > Math.max(1_000, this.#there);
  }

  /** Which of all there are have to be put, because they are not known as they are now. */
  missing(all: readonly { id: string; version: number }[]): string[] {
    this.#there = all.length;
    return all.filter(({ id, version }) => this.#known.get(id)?.version !== version).map(({ id }) => id);
  }

  put(one: Comparable, version: number): void {
    if (this.#known.has(one.id)) this.#replaced += 1;
    const features = new Set<number>();
    for (const [feature] of featuresOf(one)) features.add(this.#numberOf(feature));
    this.#known.set(one.id, { version, features: Uint32Array.from(features), subProjects: one.subProjects });
  }

  #numberOf(feature: string): number {
    const known = this.#numbers.get(feature);
    if (known !== undefined) return known;
    const next = this.#numbers.size;
    this.#numbers.set(feature, next);
    return next;
  }

  /**
   * At most `limit` others that have something to do with one, the closest first; equal ones in the order given.
   * @param among ids; what is not known of them is left out
   */
  closest(one: Comparable, among: readonly string[], limit = maxRelated): string[] {
    const counts = new Uint8Array(this.#numbers.size);
    for (const [feature, count] of featuresOf(one)) {
      const number = this.#numbers.get(feature);
      if (number !== undefined) counts[number] = count;
    }
    const parts = new Set(one.subProjects);
    const best: { id: string; score: number }[] = [];
    for (const id of among) {
      const other = id === one.id ? undefined : this.#known.get(id);
      if (!other) continue;
      let score = parts.has(id) || other.subProjects?.includes(one.id) ? 10 : 0;
      for (const feature of other.features) score += counts[feature] as number;
      if (score === 0) continue;
      const last = best[limit - 1];
      if (last && last.score >= score) continue;
      const after = best.findLastIndex((better) => better.score >= score);
      best.splice(after + 1, 0, { id, score });
      if (best.length > limit) best.pop();
    }
    return best.map(({ id }) => id);
  }
}
