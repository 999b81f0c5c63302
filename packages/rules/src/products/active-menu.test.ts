import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { activeMenu } from './active-menu.ts';

const at = new Date('2026-11-21T12:00:00Z');
const menus = [
  { id: 'summer', availableFrom: '2026-05-01T00:00:00Z' },
  { id: 'winter', availableFrom: '2026-11-21T12:00:00Z' },
  { id: 'next', availableFrom: '2026-11-21T12:00:00.001Z' },
  { id: 'first', availableFrom: null },
];

// MENU-02
test('selects the latest started menu', () => {
  expect(activeMenu(menus, at)?.id).toBe('winter');
  expect(activeMenu(menus, new Date(at.getTime() - 1))?.id).toBe('summer');
  expect(activeMenu(menus, new Date('2020-01-01'))?.id).toBe('first');
  expect(activeMenu(menus.slice(0, 3), new Date('2020-01-01'))).toBeUndefined();
});

test('never has a later started menu than the active one', () => {
  const anyMenu = fc.record({ availableFrom: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) });
  fc.assert(
    fc.property(fc.array(anyMenu), fc.date({ noInvalidDate: true }), (all, now) => {
      const active = activeMenu(all, now);
      const begun = all.map(({ availableFrom }) => Date.parse(availableFrom)).filter((start) => start <= now.getTime());
      expect(active && Date.parse(active.availableFrom)).toBe(begun.length > 0 ? Math.max(...begun) : undefined);
    }),
  );
});
