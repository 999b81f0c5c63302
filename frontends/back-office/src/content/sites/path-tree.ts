import type { ListedSite } from '@theke/contracts/content/site-tree';
import { isPathBelow, movedPath } from '@theke/rules/content/moved-path';
import { searchText, searchWords } from '@theke/rules/lists/search-text';

/** A page, or a path prefix without its own page. */
export type PathNode = {
  /** The path with a leading slash: the home page's path is empty, but no id may be. */
  id: string;
  /** `leistungen/raumplanung`; empty for the page at `/`. */
  path: string;
  site?: ListedSite;
  children: PathNode[];
};

export const nodeId = (path: string): string => `/${path}`;

/** Builds a tree of pages by path, the home page first; prefixes without a page become nodes too. */
export function pathTree(sites: readonly ListedSite[]): PathNode[] {
  const top: PathNode[] = [];
  const nodesByPath = new Map<string, PathNode>();
  const nodeAt = (path: string): PathNode => {
    const found = nodesByPath.get(path);
    if (found) return found;
    const node: PathNode = { id: nodeId(path), path, children: [] };
    nodesByPath.set(path, node);
    const parent = parentPath(path);
    (parent === undefined ? top : nodeAt(parent).children).push(node);
    return node;
  };
  for (const site of sites) nodeAt(site.path).site = site;
  return sorted(top);
}

const sorted = (nodes: readonly PathNode[]): PathNode[] =>
  nodes
    .map((node) => ({ ...node, children: sorted(node.children) }))
    .toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));

/** `leistungen` of `leistungen/raumplanung`; undefined at the top level. */
export function parentPath(path: string): string | undefined {
  const cut = path.lastIndexOf('/');
  return cut < 0 ? undefined : path.slice(0, cut);
}

/** Path of a page below another parent, or at the top level. */
export const pathBelow = (parent: string | undefined, path: string): string =>
  [...(parent ? [parent] : []), path.slice(path.lastIndexOf('/') + 1)].join('/');

/** All paths above a path, nearest first. */
export function pathsAbove(path: string): string[] {
  const parent = parentPath(path);
  return parent === undefined ? [] : [parent, ...pathsAbove(parent)];
}

/** Pages whose name or path contains all words, in this state. */
export function matchingSites(
  sites: readonly ListedSite[],
  query: string,
  state: ListedSite['state'] | undefined,
): readonly ListedSite[] {
  const words = searchWords(query);
  if (words.length === 0 && !state) return sites;
  return sites.filter((site) => {
    const text = searchText(`${site.name} ${site.path}`);
    return (!state || site.state === state) && words.every((word) => text.includes(word));
  });
}

export type PlannedMove = {
  /** Pages with their new paths. */
  moved: readonly { site: ListedSite; to: string }[];
  /** Pages whose new path is taken, with the page that uses it. */
  taken: readonly { site: ListedSite; to: string; by: ListedSite }[];
};

/** Which pages get which path if a path moves with everything below it. */
export function plannedMove(sites: readonly ListedSite[], from: string, to: string): PlannedMove {
  const moved = sites.flatMap((site) => {
    const path = movedPath(site.path, from, to);
    return path === undefined ? [] : [{ site, to: path }];
  });
  const rest = new Map(sites.filter(({ path }) => !isPathBelow(path, from)).map((site) => [site.path, site]));
  return {
    moved,
    taken: moved.flatMap((one) => {
      const by = rest.get(one.to);
      return by ? [{ ...one, by }] : [];
    }),
  };
}
