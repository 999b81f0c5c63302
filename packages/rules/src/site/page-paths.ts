/** Paths of pages as one entry of the table of frontends names them (packages/topology/src/frontends.ts). */
export type PagePath = {
  /** `/kiosk`, `/kiosk/*` with all below it, or `/*`: whatever nothing else covers. */
  readonly path: string;
  /** What stands before the base title; without it the page's data name it (page.ts). */
  readonly title?: string;
  /** For staff: without the guests' header and footer, and in no index of a search engine. */
  readonly isStaff?: true;
};

/** What a document tells the shell of who draws pages. A remote has an entry; anything else has documents of its own. */
export type ListedFrontend = { readonly name: string; readonly entry?: string; readonly paths: readonly PagePath[] };

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** A pattern without its `/*`: `/kiosk`, and nothing for `/*`. */
const baseOf = (pattern: string): string => pattern.replace(/\/\*$/, '');

/** Whether a pattern of `PagePath` means a path. A slash at the end makes no difference, half a segment does. */
export function covers(pattern: string, path: string): boolean {
  const base = baseOf(pattern);
  return withoutSlash(path) === base || (pattern.endsWith('/*') && path.startsWith(`${base}/`));
}

/** The entry whose pattern covers a path most closely: an exact one before one with `/*`, a longer one before a shorter. */
export const closest = <P extends Pick<PagePath, 'path'>>(entries: readonly P[], path: string): P | undefined =>
  entries
    .filter((entry) => covers(entry.path, path))
    .toSorted((a, b) => baseOf(b.path).length - baseOf(a.path).length || a.path.length - b.path.length)[0];
