import { maxRelated } from './teaser-texts.ts';

/** The fields by which two posts or projects are compared (PROJECT-08). */
export type Comparable = {
  readonly id: string;
  /** Title, introduction and text, concatenated. */
  readonly text: string;
  readonly services: readonly string[];
  readonly topics: readonly string[];
  readonly businessSectors: readonly string[];
  /** Ids of projects. */
  readonly subProjects?: readonly string[];
  /** Only for posts. */
  readonly type?: string;
};

/** Words of more than five letters within the first 1000 characters. */
export const longWords = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .slice(0, 1000)
      .toLowerCase()
      .match(/\p{L}{6,}/gu) ?? [],
  );

const shared = <T>(a: readonly T[], b: readonly T[]): number => {
  const inB = new Set(b);
  return new Set(a.filter((one) => inB.has(one))).size;
};

/**
 * Score: 1 per shared long word, 5 per shared service, topic or sector, 10 if one is the other's sub-project, 25 for
 * the same type.
 */
export function relatedScore(a: Comparable, b: Comparable, words = longWords(a.text)): number {
  const otherWords = longWords(b.text);
  const isPart = a.subProjects?.includes(b.id) || b.subProjects?.includes(a.id);
  return (
    [...words].filter((word) => otherWords.has(word)).length +
    5 * (shared(a.services, b.services) + shared(a.topics, b.topics) + shared(a.businessSectors, b.businessSectors)) +
    (isPart ? 10 : 0) +
    (a.type !== undefined && a.type === b.type ? 25 : 0)
  );
}

/** At most `limit` related entries, closest first; ties in the given order. */
export function relatedTo<T extends Comparable>(entity: Comparable, candidates: readonly T[], limit = maxRelated): T[] {
  const words = longWords(entity.text);
  return candidates
    .filter(({ id }) => id !== entity.id)
    .map((other) => ({ other, score: relatedScore(entity, other, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ other }) => other);
}
