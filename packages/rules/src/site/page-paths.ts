/** Paths of pages of one entry in the table of frontends (packages/topology/src/frontends.ts). */
export type PagePath = {
  /** `/kiosk`, `/kiosk/*` with all subpaths, or `/*`: all paths that no other pattern matches. */
  readonly path: string;
  /** Text before the base title. Default: derived from the page's data (page.ts). */
  readonly title?: string;
  /** For staff: without the guests' header and footer, and not indexed by search engines. */
  readonly isStaff?: true;
};

/** A frontend as listed in the document for the shell. Remotes have an entry; others have their own documents. */
export type ListedFrontend = { readonly name: string; readonly entry?: string; readonly paths: readonly PagePath[] };

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** A pattern without its `/*`: `/kiosk`, and empty for `/*`. */
const baseOf = (pattern: string): string => pattern.replace(/\/\*$/, '');

/** Whether a pattern of `PagePath` matches a path. Ignores a trailing slash; matches whole segments only. */
export function covers(pattern: string, path: string): boolean {
  const base = baseOf(pattern);
  return withoutSlash(path) === base || (pattern.endsWith('/*') && path.startsWith(`${base}/`));
}

/** The entry with the most specific matching pattern: exact before `/*`, longer before shorter. */
export const closest = <P extends Pick<PagePath, 'path'>>(entries: readonly P[], path: string): P | undefined =>
  entries
    .filter((entry) => covers(entry.path, path))
    .toSorted((a, b) => baseOf(b.path).length - baseOf(a.path).length || a.path.length - b.path.length)[0];
