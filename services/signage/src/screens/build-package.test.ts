import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { type Menu, menus } from '@theke/contracts/catalog/menu';
import { products } from '@theke/contracts/catalog/product';
import { scenes } from '@theke/contracts/signage/scene';
import { digitalSignageSegments } from '@theke/contracts/signage/segment';
import { digitalSignageStreams } from '@theke/contracts/signage/stream';
import { activeMenu } from '@theke/rules/products/active-menu';
import fc from 'fast-check';
import { buildSharedPackage, hashOfTv, sharedHash } from './build-package.ts';
import type { ShopFacts } from './screen-facts.ts';

const now = Date.parse('2026-11-21T18:30:00.000Z');
const day = 24 * 60 * 60_000;
const idOf = (number: number) => `0199f000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const stored = { version: 1, createdAt: new Date(now).toISOString(), updatedAt: new Date(now).toISOString() };

const branch = { ...branches.draft.parse(branches.example), id: idOf(1), ...stored };
const board = { ...scenes.draft.parse({ name: 'Karte', content: { kind: 'menu-board' } }), id: idOf(2), ...stored };
const promotion = {
  ...scenes.draft.parse({ name: 'Aktion', content: { kind: 'promotion', product: { id: idOf(101) } } }),
  id: idOf(3),
  ...stored,
};
const segmentWith = (id: string, ...ids: string[]) => ({
  ...digitalSignageSegments.draft.parse({
    name: 'Folge',
    items: ids.map((scene) => ({ id: scene, scene: { id: scene } })),
  }),
  id,
  ...stored,
});
const productOf = (id: string) => ({ ...products.draft.parse({ ...products.example, name: id }), id, ...stored });
const menuFrom = (id: string, availableFrom: number, shown: readonly string[]): Menu => ({
  ...menus.draft.parse({
    name: 'Karte',
    availableFrom: new Date(availableFrom).toISOString(),
    branches: [{ id: branch.id }],
    catalog: [{ id: idOf(50), products: shown.map((product) => ({ id: product })) }],
  }),
  id,
  ...stored,
});

const segment = segmentWith(idOf(4), board.id, promotion.id);
const stream = {
  ...digitalSignageStreams.draft.parse({ name: 'Theke', fallback: { id: segment.id } }),
  id: idOf(5),
  ...stored,
};

const byId = <T extends { id: string }>(all: readonly T[]) => new Map(all.map((one) => [one.id, one]));
const factsWith = (all: { menus: readonly Menu[]; products: readonly ReturnType<typeof productOf>[] }): ShopFacts => ({
  config: undefined,
  branches: byId([branch]),
  categories: new Map(),
  menus: all.menus,
  products: byId(all.products),
  qrCodes: new Map(),
  soldOut: new Map(),
  scenes: byId([promotion, board]),
  segments: byId([segment]),
});
const build = (facts: ShopFacts) => {
  const shared = buildSharedPackage(facts, { branch: branch.id, stream }, { now, origin: 'https://marillo.example' });
  if (!shared) throw new Error('there is no package');
  return shared;
};

test('equal content has an equal hash, in whatever order the rows were read', () => {
  const ids = [101, 102, 103, 104].map(idOf);
  const allMenus = [menuFrom(idOf(201), now - day, ids.slice(0, 3)), menuFrom(idOf(202), now + day, ids)];
  const allProducts = ids.map(productOf);
  const expected = sharedHash(build(factsWith({ menus: allMenus, products: allProducts })));
  fc.assert(
    fc.property(
      fc.shuffledSubarray(allMenus, { minLength: 2 }),
      fc.shuffledSubarray(allProducts, { minLength: 4 }),
      (menus, products) => {
        expect(sharedHash(build(factsWith({ menus, products })))).toBe(expected);
      },
    ),
  );
});

test('a TV that is offline for a week has the menu of every moment', () => {
  const starts = fc.array(fc.integer({ min: -60, max: 20 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(starts, fc.integer({ min: 0, max: 7 * 24 }), (days, hours) => {
      const all = days.map((offset, index) => menuFrom(idOf(300 + index), now + offset * day, []));
      const at = new Date(now + hours * 60 * 60_000);
      const inPackage = build(factsWith({ menus: all, products: [] })).menus;
      const [expected, found] = [activeMenu(all, at), activeMenu(inPackage, at)];
      // Of two with the same start, either may be chosen.
      expect(found?.availableFrom).toBe(expected?.availableFrom);
      // Menus of the past are left out.
      expect(inPackage.filter(({ availableFrom }) => Date.parse(availableFrom) <= now).length).toBeLessThanOrEqual(1);
    }),
  );
});

test('the hash of a TV changes with its name and with what it plays, and with nothing else', () => {
  const device = { id: idOf(6), name: 'Theke links', orientation: 'landscape' as const, isEnabled: true };
  const facts = factsWith({ menus: [], products: [productOf(idOf(101)), productOf(idOf(102))] });
  const shared = sharedHash(build(facts));
  const hash = hashOfTv(shared, device);
  expect(hashOfTv(shared, { ...device })).toBe(hash);
  expect(hashOfTv(shared, { ...device, name: 'Theke rechts' })).not.toBe(hash);
  // A product that no scene shows.
  const unseen = sharedHash(build(factsWith({ menus: [], products: [productOf(idOf(101))] })));
  expect(unseen).toBe(shared);
  expect(sharedHash(build({ ...facts, soldOut: new Map([[branch.id, new Set([idOf(101)])]]) }))).not.toBe(shared);
  expect(sharedHash(build({ ...facts, soldOut: new Map([[idOf(9), new Set([idOf(101)])]]) }))).toBe(shared);
});
