import { type Comparable, longWords } from './related.ts';
import { maxRelated } from './teaser-texts.ts';

/**
 * Features that two entries can share, with their weight (PROJECT-08); links between a project and its parts are added
 * separately.
 */
function* featuresOf({ text, services, topics, businessSectors, type }: Comparable): Generator<[string, number]> {
  for (const word of longWords(text)) yield [`word ${word}`, 1];
  for (const id of services) yield [`service ${id}`, 5];
  for (const id of topics) yield [`topic ${id}`, 5];
  for (const id of businessSectors) yield [`sector ${id}`, 5];
  if (type !== undefined) yield [`type ${type}`, 25];
}

type Indexed = { version: number; features: Uint32Array; subProjects: readonly string[] | undefined };

/**
 * Index over thousands of posts or projects that finds the closest ones without reading them. Returns the same as
 * `relatedTo` over all of them. Features are numbers; a shared feature costs one addition.
 */
export class RelatedIndex {
  readonly #indexed = new Map<string, Indexed>();
  readonly #numbers = new Map<string, number>();
  #replaced = 0;
  #there = 0;

  get size(): number {
    return this.#indexed.size;
  }

  /**
   * Whether so many entries are stale that the index should be rebuilt. It is not cleared in place, because a
   * concurrent search would then find too little.
   */
  get isWorn(): boolean {
    return this.#replaced + this.#indexed.size - this.#there > Math.max(1_000, this.#there);
  }

  /** The entries of `all` that must be added because the index lacks their current version. */
  missing(all: readonly { id: string; version: number }[]): string[] {
    this.#there = all.length;
    return all.filter(({ id, version }) => this.#indexed.get(id)?.version !== version).map(({ id }) => id);
  }

  put(entity: Comparable, version: number): void {
    if (this.#indexed.has(entity.id)) this.#replaced += 1;
    const features = new Set<number>();
    for (const [feature] of featuresOf(entity)) features.add(this.#numberOf(feature));
    this.#indexed.set(entity.id, { version, features: Uint32Array.from(features), subProjects: entity.subProjects });
  }

  #numberOf(feature: string): number {
    const existing = this.#numbers.get(feature);
    if (existing !== undefined) return existing;
    const next = this.#numbers.size;
    this.#numbers.set(feature, next);
    return next;
  }

  /**
   * At most `limit` related entries, closest first; ties in the given order.
   * @param among ids; unknown ones are ignored
   */
  closest(entity: Comparable, among: readonly string[], limit = maxRelated): string[] {
    const counts = new Uint8Array(this.#numbers.size);
    for (const [feature, count] of featuresOf(entity)) {
      const number = this.#numbers.get(feature);
      if (number !== undefined) counts[number] = count;
    }
    const parts = new Set(entity.subProjects);
    const best: { id: string; score: number }[] = [];
    for (const id of among) {
      const candidate = id === entity.id ? undefined : this.#indexed.get(id);
      if (!candidate) continue;
      let score = parts.has(id) || candidate.subProjects?.includes(entity.id) ? 10 : 0;
      for (const feature of candidate.features) score += counts[feature] as number;
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
