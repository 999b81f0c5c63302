import type { NavigationItemType } from '@theke/contracts/content/navigation';

type Reference = { id: string } | null | undefined;

/** An item of a menu as the form holds it. Items of the third level have no children. */
export type MenuItem = {
  label: string;
  type: NavigationItemType;
  site?: Reference;
  branch?: Reference;
  url: string;
  isEnabled: boolean;
  children?: MenuItem[];
};

/** Position at each level: [2, 0] is the first item below the third. */
export type MenuPath = readonly number[];

/** Levels of a menu (NAV-01). */
export const maxLevel = 3;
/** Items of one list, as the contract allows. */
const maxItems = 60;

const childrenOf = ({ children = [] }: MenuItem): MenuItem[] => children;

export const itemAt = (items: readonly MenuItem[], [index, ...rest]: MenuPath): MenuItem | undefined => {
  const found = index === undefined ? undefined : items[index];
  return found && rest.length > 0 ? itemAt(childrenOf(found), rest) : found;
};

/** Every item with its path, parents before their children. */
export const listItems = (items: readonly MenuItem[], above: MenuPath = []): { item: MenuItem; path: MenuPath }[] =>
  items.flatMap((item, index) => {
    const path = [...above, index];
    return [{ item, path }, ...listItems(childrenOf(item), path)];
  });

const heightOf = (item: MenuItem): number => 1 + Math.max(0, ...childrenOf(item).map(heightOf));

/** The item as it is stored at a level: the last one has no children. */
function atLevel(item: MenuItem, level: number): MenuItem {
  const { children, ...rest } = item;
  return level >= maxLevel ? rest : { ...rest, children: (children ?? []).map((one) => atLevel(one, level + 1)) };
}

const isBelow = (path: MenuPath, above: MenuPath): boolean => above.every((index, level) => path[level] === index);

export type DropPlace = { path: MenuPath; position: 'before' | 'after' | 'on' };

/** Whether an item can be put there: not below itself, and not deeper than the last level. */
export function canMove(items: readonly MenuItem[], from: MenuPath, { path, position }: DropPlace): boolean {
  const item = itemAt(items, from);
  if (!item || isBelow(path, from)) return false;
  const parent = position === 'on' ? path : path.slice(0, -1);
  const list = parent.length === 0 ? items : childrenOf(itemAt(items, parent) as MenuItem);
  const isFull = list.length >= maxItems && !list.includes(item);
  return !isFull && parent.length + heightOf(item) <= maxLevel;
}

const without = (items: readonly MenuItem[], item: MenuItem): MenuItem[] =>
  items
    .filter((one) => one !== item)
    .map((one) => (one.children?.length ? { ...one, children: without(one.children, item) } : one));

function insert(
  items: readonly MenuItem[],
  path: MenuPath,
  position: DropPlace['position'],
  item: MenuItem,
): MenuItem[] {
  const [index = 0, ...rest] = path;
  if (rest.length > 0)
    return items.map((one, at) =>
      at === index ? { ...one, children: insert(childrenOf(one), rest, position, item) } : one,
    );
  if (position === 'on')
    return items.map((one, at) => (at === index ? { ...one, children: [...childrenOf(one), item] } : one));
  return items.toSpliced(position === 'before' ? index : index + 1, 0, item);
}

/** A path after the item at another one was removed. */
const afterRemoval = (path: MenuPath, removed: MenuPath): MenuPath => {
  const level = removed.length - 1;
  const isLaterSibling =
    path.length > level &&
    removed.slice(0, -1).every((index, at) => path[at] === index) &&
    (path[level] as number) > (removed[level] as number);
  return isLaterSibling ? path.map((index, at) => (at === level ? index - 1 : index)) : path;
};

/** Moves an item with everything below it. @returns the items and the item's new path; undefined if not allowed */
export function moveItem(
  items: readonly MenuItem[],
  from: MenuPath,
  place: DropPlace,
): { items: MenuItem[]; path: MenuPath } | undefined {
  const item = itemAt(items, from);
  if (!item || !canMove(items, from, place)) return undefined;
  const anchor = afterRemoval(place.path, from);
  const rest = without(items, item);
  const parent = place.position === 'on' ? anchor : anchor.slice(0, -1);
  const last = anchor.at(-1) as number;
  const index =
    place.position === 'on'
      ? childrenOf(itemAt(rest, anchor) as MenuItem).length
      : place.position === 'before'
        ? last
        : last + 1;
  return {
    items: insert(rest, anchor, place.position, atLevel(item, parent.length + 1)),
    path: [...parent, index],
  };
}

export const removeItem = (items: readonly MenuItem[], path: MenuPath): MenuItem[] => {
  const item = itemAt(items, path);
  return item ? without(items, item) : [...items];
};

/** Replaces an item. */
export const changeItem = (items: readonly MenuItem[], path: MenuPath, change: Partial<MenuItem>): MenuItem[] => {
  const [index, ...rest] = path;
  return items.map((one, at) => {
    if (at !== index) return one;
    return rest.length > 0 ? { ...one, children: changeItem(childrenOf(one), rest, change) } : { ...one, ...change };
  });
};

export type Step = 'up' | 'down' | 'in' | 'out';

/** Where a step moves an item: one up or down, below the item before it, or out behind its parent. */
export function placeAfterStep(items: readonly MenuItem[], path: MenuPath, step: Step): DropPlace | undefined {
  const parent = path.slice(0, -1);
  const index = path.at(-1) as number;
  const sibling = (by: number): MenuPath => [...parent, index + by];
  const place: DropPlace =
    step === 'up'
      ? { path: sibling(-1), position: 'before' }
      : step === 'down'
        ? { path: sibling(1), position: 'after' }
        : step === 'in'
          ? { path: sibling(-1), position: 'on' }
          : { path: parent, position: 'after' };
  const isThere = place.path.length > 0 && itemAt(items, place.path) !== undefined;
  return isThere && canMove(items, path, place) ? place : undefined;
}
