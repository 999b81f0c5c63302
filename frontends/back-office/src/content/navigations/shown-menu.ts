import type { MenuItem } from './menu-tree.ts';

/** What visitors see of a menu: enabled items with a target, and headings of others (NAV-04, NAV-06). */
export const shownMenu = (items: readonly MenuItem[], hasTarget: (item: MenuItem) => boolean): MenuItem[] =>
  items
    .filter(({ isEnabled }) => isEnabled)
    .map((item) => ({ ...item, children: shownMenu(item.children ?? [], hasTarget) }))
    .filter((item) => item.type === 'link' || hasTarget(item) || item.children.length > 0);
