import type { ListedSite } from '@theke/contracts/content/site-tree';

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
    const cut = path.lastIndexOf('/');
    (cut < 0 ? top : nodeAt(path.slice(0, cut)).children).push(node);
    return node;
  };
  for (const site of sites) nodeAt(site.path).site = site;
  return sorted(top);
}

const sorted = (nodes: readonly PathNode[]): PathNode[] =>
  nodes
    .map((node) => ({ ...node, children: sorted(node.children) }))
    .toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));

export type ShownNode = PathNode & { level: number; position: number; setSize: number; parentPath: string | undefined };

/** Returns the visible nodes of a tree in order. @param open paths of expanded nodes */
export function shownNodes(
  nodes: readonly PathNode[],
  open: ReadonlySet<string>,
  level = 1,
  parentPath?: string,
): ShownNode[] {
  return nodes.flatMap((node, at) => [
    { ...node, level, position: at + 1, setSize: nodes.length, parentPath },
    ...(open.has(node.path) ? shownNodes(node.children, open, level + 1, node.path) : []),
  ]);
}

/** Returns a copy of the set with a path added or removed. */
export const toggled = (open: ReadonlySet<string>, path: string): ReadonlySet<string> =>
  open.has(path) ? new Set([...open].filter((one) => one !== path)) : new Set([...open, path]);

/** Returns the focused node and expanded nodes after a key; undefined for other keys. */
export function afterKey(
  key: string,
  shown: readonly ShownNode[],
  focused: string,
  open: ReadonlySet<string>,
): { focus: string; open?: ReadonlySet<string> } | undefined {
  const index = shown.findIndex(({ path }) => path === focused);
  const node = shown[index];
  if (!node) return undefined;
  const to = (other: ShownNode | undefined) => (other ? { focus: other.path } : undefined);
  const isOpen = open.has(focused);
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
      return isOpen ? to(shown[index + 1]) : { focus: focused, open: toggled(open, focused) };
    case 'ArrowLeft':
      if (isOpen) return { focus: focused, open: toggled(open, focused) };
      return node.parentPath === undefined ? undefined : { focus: node.parentPath };
    default:
      return undefined;
  }
}
