/** A page number, or a gap. */
export type PageMark = number | 'gap';

/** Numbers from one to another, both included. */
const counted = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Shortens a side of more than three pages to its two ends. */
const folded = (pages: readonly number[]): PageMark[] =>
  pages.length > 3 ? [pages[0] as number, 'gap', pages.at(-1) as number] : [...pages];

/**
 * Page numbers of a pagination (LIST-06): all pages of a side with up to three; otherwise the outermost, a gap and the
 * neighbour. A page beyond the last is treated as the last.
 */
export function pageRange(page: number, total: number): PageMark[] {
  if (total < 1) return [];
  const current = Math.min(Math.max(Math.trunc(page) || 1, 1), total);
  return [...folded(counted(1, current - 1)), current, ...folded(counted(current + 1, total))];
}

/** "01" */
export const pageText = (page: number): string => String(page).padStart(2, '0');
