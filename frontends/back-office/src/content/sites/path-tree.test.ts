import { expect, test } from '@jest/globals';
import type { ListedSite } from '@theke/contracts/content/site-tree';
import fc from 'fast-check';
import { afterKey, type PathNode, pathTree, shownNodes } from './path-tree.ts';

const site = (path: string): ListedSite => ({ id: `id of ${path}`, path, name: path, state: 'shown' });
const nodesIn = (nodes: readonly PathNode[]): PathNode[] => nodes.flatMap((one) => [one, ...nodesIn(one.children)]);

test('the tree contains every page once, below its path prefix, and no unnecessary nodes', () => {
  const segment = fc.constantFrom('a', 'b', 'c-d', 'e');
  const paths = fc.uniqueArray(
    fc.array(segment, { maxLength: 4 }).map((parts) => parts.join('/')),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(paths, (all) => {
      const nodes = nodesIn(pathTree(all.map(site)));
      expect(nodes.flatMap(({ site }) => site?.path ?? []).toSorted()).toEqual(all.toSorted());
      expect(new Set(nodes.map(({ path }) => path)).size).toBe(nodes.length);
      for (const { path, site, children } of nodes) {
        for (const child of children) expect(child.path.slice(0, child.path.lastIndexOf('/'))).toBe(path);
        expect(site !== undefined || children.length > 0).toBe(true);
      }
    }),
  );
});

test('arrow keys move through visible nodes, expand children and go to the parent', () => {
  const tree = pathTree(['', 'buero', 'leistungen/platz', 'leistungen/plan'].map(site));
  const walk = (keys: string) => {
    let open: ReadonlySet<string> = new Set();
    let focus = '';
    for (const key of keys.split(' ')) {
      const next = afterKey(key, shownNodes(tree, open), focus, open);
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
  const tree = pathTree(['a', 'b/c', 'b/d'].map(site));
  expect(
    shownNodes(tree, new Set(['b'])).map(({ path, level, position, setSize }) => [path, level, position, setSize]),
  ).toEqual([
    ['a', 1, 1, 2],
    ['b', 1, 2, 2],
    ['b/c', 2, 1, 2],
    ['b/d', 2, 2, 2],
  ]);
});
