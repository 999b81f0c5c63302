import { toSlug } from './slug.ts';

/** Score per matching word of the path (FRAME-07). */
const weights = { site: 25, project: 100, post: 75 } as const;

export type PageKind = keyof typeof weights;

/** A candidate page with its searchable text. */
export type SimilarPage = { readonly kind: PageKind; readonly text: string };

/** The words of a path as slugs. At least three letters, because shorter words such as "an" occur everywhere. */
export function wordsOfPath(path: string): string[] {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // Invalid encoding: uses the path as it is.
  }
  return [
    ...new Set(
      text
        .slice(0, 300)
        .split(/[^\p{L}\p{N}]+/u)
        .map(toSlug),
    ),
  ].filter((word) => word.length > 2);
}

/** Splits a title into pieces and marks words that contain a word of the path. */
export function matchedWords(path: string, title: string): { text: string; isMatch: boolean }[] {
  const words = wordsOfPath(path);
  return title
    .split(/([\p{L}\p{N}]+)/u)
    .filter((text) => text !== '')
    .map((text) => ({ text, isMatch: words.some((word) => toSlug(text).includes(word)) }));
}

/** At most `limit` pages that contain words of an unknown path, best first; ties in the given order. */
export function similarPages<T extends SimilarPage>(path: string, pages: readonly T[], limit = 8): T[] {
  const words = wordsOfPath(path);
  if (words.length === 0) return [];
  return pages
    .map((page) => {
      const text = toSlug(page.text);
      return { page, score: words.filter((word) => text.includes(word)).length * weights[page.kind] };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
}
