import { expect, test } from '@jest/globals';
import type { ListedSite } from '@theke/contracts/content/site-tree';
import fc from 'fast-check';
import {
  afterKey,
  matchingSites,
  type PathNode,
  pathBelow,
  pathsAbove,
  pathTree,
  plannedMove,
  shownNodes,
} from './path-tree.ts';

const site = (path: string, state: ListedSite['state'] = 'shown'): ListedSite => ({
  id: `id of ${path}`,
  path,
  name: `Seite ${path}`,
  state,
});
const nodesIn = (nodes: readonly PathNode[]): PathNode[] => nodes.flatMap((one) => [one, ...nodesIn(one.children)]);
const segment = fc.constantFrom('a', 'b', 'c-d', 'e');
const paths = fc.uniqueArray(
  fc.array(segment, { maxLength: 4 }).map((parts) => parts.join('/')),
  { maxLength: 20 },
);

test('the tree contains every page once, below its path prefix, and no unnecessary nodes', () => {
  fc.assert(
    fc.property(paths, (all) => {
      const nodes = nodesIn(pathTree(all.map((path) => site(path))));
      expect(nodes.flatMap(({ site }) => site?.path ?? []).toSorted()).toEqual(all.toSorted());
      expect(new Set(nodes.map(({ path }) => path)).size).toBe(nodes.length);
      for (const { path, site, children } of nodes) {
        for (const child of children) expect(pathsAbove(child.path)[0]).toBe(path);
        expect(site !== undefined || children.length > 0).toBe(true);
      }
    }),
  );
});

test('finds pages by words of name and path, in any spelling, and by state', () => {
  const all = [site('buero/team'), site('buero', 'draft'), site('leistungen', 'draft')];
  const found = (query: string, state?: ListedSite['state']) =>
    matchingSites(all, query, state).map(({ path }) => path);
  expect(found('')).toEqual(['buero/team', 'buero', 'leistungen']);
  expect(found('Büro seite')).toEqual(['buero/team', 'buero']);
  expect(found('', 'draft')).toEqual(['buero', 'leistungen']);
  expect(found('team', 'draft')).toEqual([]);
});

test('a planned move moves everything below a path, and names the pages in its way', () => {
  const all = ['a', 'a/x', 'a/y', 'ab', 'b/x'].map((path) => site(path));
  const { moved, taken } = plannedMove(all, 'a', 'b');
  expect(moved.map(({ site, to }) => [site.path, to])).toEqual([
    ['a', 'b'],
    ['a/x', 'b/x'],
    ['a/y', 'b/y'],
  ]);
  expect(taken.map(({ site, by }) => [site.path, by.path])).toEqual([['a/x', 'b/x']]);
  expect([pathBelow('b', 'a/x'), pathBelow(undefined, 'a/x'), pathBelow('', 'x')]).toEqual(['b/x', 'x', 'x']);
});

test('arrow keys move through visible nodes, expand children and go to the parent', () => {
  const tree = pathTree(['', 'buero', 'leistungen/platz', 'leistungen/plan'].map((path) => site(path)));
  const walk = (keys: string) => {
    let open: ReadonlySet<string> = new Set();
    let focus = '';
    for (const key of keys.split(' ')) {
      const shown = shownNodes(tree, open);
      const next = afterKey(
        key,
        shown,
        shown.findIndex(({ path }) => path === focus),
        open,
      );
      focus = next?.focus ?? focus;
      open = next?.open ?? open;
    }
    return [focus, [...open]];
  };
  expect(walk('ArrowDown ArrowRight')).toEqual(['buero', []]);
  expect(walk('End ArrowRight')).toEqual(['leistungen', ['leistungen']]);
  expect(walk('End ArrowRight ArrowRight ArrowDown')).toEqual(['leistungen/platz', ['leistungen']]);
  expect(walk('End ArrowRight End ArrowLeft')).toEqual(['leistungen', ['leistungen']]);
  expect(walk('End ArrowRight ArrowLeft Home ArrowUp')).toEqual(['', []]);
  expect(walk('x')).toEqual(['', []]);
});

test('visible nodes have level, position and set size', () => {
  const tree = pathTree(['a', 'b/c', 'b/d'].map((path) => site(path)));
  expect(
    shownNodes(tree, new Set(['b'])).map(({ path, level, position, setSize }) => [path, level, position, setSize]),
  ).toEqual([
    ['a', 1, 1, 2],
    ['b', 1, 2, 2],
    ['b/c', 2, 1, 2],
    ['b/d', 2, 2, 2],
  ]);
});
