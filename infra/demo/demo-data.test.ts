import { describe, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { divisions } from '@theke/contracts/catalog/division';
import { menus } from '@theke/contracts/catalog/menu';
import { products } from '@theke/contracts/catalog/product';
import { tables } from '@theke/contracts/catalog/table';
import { tags } from '@theke/contracts/catalog/tag';
import { configDraft } from '@theke/contracts/identity/config';
import { users } from '@theke/contracts/identity/user';
import { donatees } from '@theke/contracts/ordering/donatee';
import { exampleIds } from '@theke/contracts/wire';
import { activeMenu } from '@theke/rules/products/active-menu';
import { pizzeria } from './pizzeria.ts';
import { zweite } from './zweite.ts';

const seededAt = new Date('2026-11-21T12:00:00Z');
const some = { id: exampleIds.product };

describe.each([
  ['pizzeria', pizzeria],
  ['zweite', zweite],
])('%s', (_, tenant) => {
  test('every entry is a draft that its contract accepts', () => {
    configDraft.parse(tenant.config);
    for (const { draft } of tenant.divisions) divisions.draft.parse(draft);
    for (const { draft } of tenant.tags) tags.draft.parse(draft);
    for (const { draft } of tenant.categories) categories.draft.parse(draft);
    for (const { draft } of tenant.products) products.draft.parse(draft);
    for (const draft of tenant.donatees) donatees.draft.parse(draft);
    for (const { draft } of tenant.users) users.draft.parse(draft);
    for (const { key, draft } of tenant.branches(seededAt)) branches.draft.parse({ ...draft, identifier: key });
    for (const { identifier } of tenant.tables) tables.draft.parse({ identifier, branch: some });
    for (const { name, availableFrom } of tenant.menus(seededAt)) menus.draft.parse({ name, availableFrom });
  });

  test('has every referenced key, and unique natural keys', () => {
    const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);
    const known = new Set([
      ...keys(tenant.divisions),
      ...keys(tenant.tags),
      ...keys(tenant.branches(seededAt)),
      ...keys(tenant.categories),
      ...keys(tenant.products),
    ]);
    const referred = [
      ...tenant.branches(seededAt).flatMap((branch) => [branch.division, ...branch.tags]),
      ...tenant.products.map(({ category }) => category),
      ...tenant.products.flatMap(({ contains = {} }) => Object.values(contains)),
      ...tenant.tables.map(({ branch }) => branch),
      ...tenant.users.flatMap((user) => user.branches),
      ...tenant
        .menus(seededAt)
        .flatMap((menu) => [...menu.branches, ...menu.catalog.flatMap((entry) => [entry.category, ...entry.products])]),
    ];
    expect(referred.filter((key) => !known.has(key))).toEqual([]);
    const named = [tenant.products, tenant.categories, tenant.tags].map((each) => each.map(({ draft }) => draft.name));
    for (const list of [...named, tenant.donatees.map(({ name }) => name)])
      expect(new Set(list).size).toBe(list.length);
  });
});

test('the autumn menu is active whenever the demo is seeded', () => {
  for (const at of ['2026-01-01T00:00:00Z', '2027-08-15T23:59:00Z']) {
    const now = new Date(at);
    expect(activeMenu(pizzeria.menus(now), now)?.name).toBe('Herbstkarte');
  }
});

test('a bundle offers products under their own names', () => {
  const bundles = pizzeria.products.filter(({ draft }) => draft.type === 'bundle');
  expect(bundles).toHaveLength(1);
  const nameOf = new Map(pizzeria.products.map(({ key, draft }) => [key, draft.name]));
  for (const { draft, contains = {} } of bundles) {
    const options = draft.config?.parts?.flatMap((part) => part.options?.map(({ name }) => name) ?? []);
    expect(Object.entries(contains).map(([, key]) => nameOf.get(key))).toEqual(options);
    expect(Object.keys(contains)).toEqual(options);
  }
});

test('sells two products by weight, and about sixty in all', () => {
  expect(pizzeria.products.filter(({ draft }) => draft.unit === 'kilogram')).toHaveLength(2);
  expect(pizzeria.products.length).toBeGreaterThanOrEqual(58);
});
