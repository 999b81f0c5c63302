import { slugOf } from './slug.ts';

/** What one matched word of the path counts (FRAME-07). */
const weights = { site: 25, project: 100, post: 75 } as const;

export type PageKind = keyof typeof weights;

/** A page that might have been meant, with all that its words are looked for in. */
export type SimilarPage = { readonly kind: PageKind; readonly text: string };

/** The words of a path, spelled as slugs are; of three letters and more, because "an" is everywhere. */
export function wordsOfPath(path: string): string[] {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // As it stands.
  }
  return [
    ...new Set(
      text
        .slice(0, 300)
        .split(/[^\p{L}\p{N}]+/u)
        .map(slugOf),
    ),
  ].filter((word) => word.length > 2);
}

/** A title in pieces, and of each whether it is a word in which one of the path is found. */
export function matchedWords(path: string, title: string): { text: string; isMatch: boolean }[] {
  const words = wordsOfPath(path);
  return title
    .split(/([\p{L}\p{N}]+)/u)
    .filter((text) => text !== '')
    .map((text) => ({ text, isMatch: words.some((word) => slugOf(text).includes(word)) }));
}

/** At most `limit` pages in which words of a path that nobody has are found, the best first; equal ones in the order given. */
export function similarPages<T extends SimilarPage>(path: string, pages: readonly T[], limit = 8): T[] {
  const words = wordsOfPath(path);
  if (words.length === 0) return [];
  return pages
    .map((page) => {
      const text = slugOf(page.text);
      return { page, score: words.filter((word) => text.includes(word)).length * weights[page.kind] };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
}
