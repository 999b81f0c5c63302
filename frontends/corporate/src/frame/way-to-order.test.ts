import { expect, test } from '@jest/globals';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import { withWayToOrder } from './way-to-order.ts';

const branch = (identifier: string, more: Partial<Branch> = {}): Branch => ({
  ...branches.events.changed.example,
  isPublic: true,
  isTakeawayEnabled: true,
  identifier,
  name: `Haus ${identifier}`,
  ...more,
});
const item = (label: string, href: string | null, children: ReturnType<typeof leaf>[] = []) => ({
  ...{ label, href, type: 'link' as const, children },
});
const leaf = (label: string, href: string) => ({ label, href, type: 'link' as const, children: [] });
const menu = [item('Über uns', '/ueber-uns')];
const added = (...all: Branch[]) =>
  withWayToOrder(menu, all)
    .slice(menu.length)
    .map(({ label, href, children }) => [label, href, children.map((child) => [child.label, child.href])]);

test('FRAME-17: links to the menu of a single branch, or to the list of several', () => {
  expect(added(branch('au'))).toEqual([['Speisekarte', '/store/au', []]]);
  expect(added(branch('au'), branch('see weg'))).toEqual([
    [
      'Filialen',
      null,
      [
        ['Haus au', '/store/au'],
        ['Haus see weg', '/store/see%20weg'],
      ],
    ],
  ]);
  expect(withWayToOrder(menu, [branch('au')])[0]).toBe(menu[0]);
});

test('FRAME-17: excludes branches that are not public or offer no order type', () => {
  const closed = { isTakeawayEnabled: false, isDeliveryEnabled: false, isDineInEnabled: false };
  expect(added()).toEqual([]);
  expect(added(branch('au', { isPublic: false }), branch('see', closed))).toEqual([]);
  expect(added(branch('au'), branch('see', closed))).toEqual([['Speisekarte', '/store/au', []]]);
});

test('FRAME-17: keeps a menu that already links to all branches', () => {
  const ownMenu = [...menu, item('Essen', null, [leaf('Au', '/store/au/'), leaf('See', '/store/see')])];
  expect(withWayToOrder(ownMenu, [branch('au'), branch('see')])).toBe(ownMenu);
  expect(withWayToOrder(ownMenu, [branch('au'), branch('berg')])).toHaveLength(ownMenu.length + 1);
});
