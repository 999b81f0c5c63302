import { expect, test } from '@jest/globals';
import { navigations } from '@theke/contracts/content/navigation';
import fc from 'fast-check';
import {
  canMove,
  changeItem,
  type DropPlace,
  itemAt,
  listItems,
  type MenuItem,
  moveItem,
  placeAfterStep,
  removeItem,
} from './menu-tree.ts';

const item = (label: string, children?: MenuItem[]): MenuItem => ({
  label,
  type: 'home',
  url: '',
  isEnabled: true,
  ...(children && { children }),
});
/** Menus with unique labels. */
const menus = fc
  .array(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }), { minLength: 1, maxLength: 4 })
  .map((counts) =>
    counts.map((second, a) =>
      item(
        `${a}`,
        second.map((third, b) =>
          item(
            `${a}.${b}`,
            Array.from({ length: third }, (_, c) => item(`${a}.${b}.${c}`)),
          ),
        ),
      ),
    ),
  );
const labels = (items: readonly MenuItem[]) => listItems(items).map(({ item }) => item.label);
const pick = <T>(all: readonly T[], at: number): T => all[at % all.length] as T;

test('a move keeps every item once, its subtree, and a menu that the contract accepts', () => {
  const positions = ['before', 'after', 'on'] as const;
  let moves = 0;
  fc.assert(
    fc.property(menus, fc.nat(), fc.nat(), fc.constantFrom(...positions), (items, from, to, position) => {
      const all = listItems(items);
      const moved = pick(all, from);
      const place: DropPlace = { path: pick(all, to).path, position };
      const result = moveItem(items, moved.path, place);
      expect(result !== undefined).toBe(canMove(items, moved.path, place));
      if (!result) return;
      moves += 1;
      expect(labels(result.items).toSorted()).toEqual(labels(items).toSorted());
      const found = itemAt(result.items, result.path) as MenuItem;
      expect(labels([found])).toEqual(labels([moved.item]));
      expect(navigations.draft.shape.items.safeParse(result.items).success).toBe(true);
      // Beside or below what it was dropped at.
      const anchor = listItems(result.items).find(({ item }) => item.label === pick(all, to).item.label);
      const parent = result.path.slice(0, -1);
      expect(parent).toEqual(position === 'on' ? anchor?.path : anchor?.path.slice(0, -1));
    }),
    { numRuns: 500 },
  );
  expect(moves).toBeGreaterThan(100);
});

test('steps move an item up, down, in and out; back again restores the menu', () => {
  const items = [item('a', []), item('b', [item('c', []), item('d', [])])];
  const step = (all: MenuItem[], path: number[], way: Parameters<typeof placeAfterStep>[2]) => {
    const place = placeAfterStep(all, path, way);
    return place && moveItem(all, path, place);
  };
  expect(labels(step(items, [1], 'up')?.items ?? [])).toEqual(['b', 'c', 'd', 'a']);
  expect(step(items, [0], 'up')).toBeUndefined();
  expect(step(items, [0], 'out')).toBeUndefined();
  const inside = step(items, [1, 1], 'in');
  expect(inside?.path).toEqual([1, 0, 0]);
  expect(step(inside?.items ?? [], [1, 0, 0], 'in')).toBeUndefined();
  expect(step(inside?.items ?? [], [1, 0, 0], 'out')?.items).toEqual(items);
  // Three levels below another item would be four.
  expect(step(inside?.items ?? [], [1], 'in')).toBeUndefined();
});

test('removes and changes one item at any level', () => {
  const items = [item('a', [item('b', [item('c')])])];
  expect(labels(removeItem(items, [0, 0]))).toEqual(['a']);
  expect(labels(changeItem(items, [0, 0, 0], { label: 'neu' }))).toEqual(['a', 'b', 'neu']);
  expect(labels(items)).toEqual(['a', 'b', 'c']);
});
