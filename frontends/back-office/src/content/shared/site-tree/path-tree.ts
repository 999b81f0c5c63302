import type { ListedSite } from '@theke/contracts/content/site-tree';
import { isPathBelow, movedPath } from '@theke/rules/content/moved-path';
import { searchText, searchWords } from '@theke/rules/lists/search-text';

/** A page, or a path prefix without its own page. */
export type PathNode = {
  /** `leistungen/raumplanung`; empty for the page at `/`. */
  path: string;
  site?: ListedSite;
  children: PathNode[];
};

/** Builds a tree of pages by path, the home page first; prefixes without a page become nodes too. */
export function pathTree(sites: readonly ListedSite[]): PathNode[] {
  const top: PathNode[] = [];
  const nodesByPath = new Map<string, PathNode>();
  const nodeAt = (path: string): PathNode => {
    const found = nodesByPath.get(path);
    if (found) return found;
    const node: PathNode = { path, children: [] };
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

export type ShownNode = PathNode & { level: number; position: number; setSize: number };

/** Returns the visible nodes of a tree in order. @param open paths of expanded nodes */
export function shownNodes(nodes: readonly PathNode[], open: ReadonlySet<string>): ShownNode[] {
  const shown: ShownNode[] = [];
  const add = (siblings: readonly PathNode[], level: number) => {
    for (const [at, node] of siblings.entries()) {
      shown.push({ ...node, level, position: at + 1, setSize: siblings.length });
      if (open.has(node.path)) add(node.children, level + 1);
    }
  };
  add(nodes, 1);
  return shown;
}

/** Returns a copy of the set with a path added or removed. */
export const toggled = (open: ReadonlySet<string>, path: string): ReadonlySet<string> =>
  open.has(path) ? new Set([...open].filter((one) => one !== path)) : new Set([...open, path]);

/** Returns the focused path and expanded nodes after a key; undefined for other keys. */
export function afterKey(
  key: string,
  shown: readonly ShownNode[],
  index: number,
  open: ReadonlySet<string>,
): { focus: string; open?: ReadonlySet<string> } | undefined {
  const node = shown[index];
  if (!node) return undefined;
  const to = (other: ShownNode | undefined) => (other ? { focus: other.path } : undefined);
  const isOpen = open.has(node.path) && node.children.length > 0;
  switch (key) {
    case 'ArrowDown':
      return to(shown[index + 1]);
    case 'ArrowUp':
      return to(shown[index - 1]);
    case 'Home':
      return to(shown[0]);
    case 'End':
      return to(shown.at(-1));
    case 'ArrowRight':
      if (node.children.length === 0) return undefined;
      return isOpen ? to(shown[index + 1]) : { focus: node.path, open: toggled(open, node.path) };
    case 'ArrowLeft': {
      if (isOpen) return { focus: node.path, open: toggled(open, node.path) };
      const parent = parentPath(node.path);
      return parent === undefined ? undefined : { focus: parent };
    }
    default:
      return undefined;
  }
}
