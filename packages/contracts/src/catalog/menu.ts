import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { idOf, references } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { byId, exampleIds, instant, schedule } from '../wire.ts';

const catalogProduct = z.strictObject({
  id: idOf('products'),
  isEnabled: field(z.boolean(), 'Aktiv').default(true),
  schedule: field(schedule, 'Zeiten').default([]),
});
const catalogCategory = z.strictObject({
  id: idOf('categories'),
  products: field(z.array(catalogProduct).max(500), 'Produkte').default([]),
});

/** The products that branches offer, by category, with a start time (MENU-01). */
export const menus = defineResource({
  service: 'catalog',
  name: 'menus',
  one: 'menu',
  label: { one: 'Produktkatalog', many: 'Produktkataloge' },
  draft: z.strictObject({
    name: field(oneLine(120).min(1), 'Name'),
    availableFrom: field(instant, 'Gültig ab'),
    branches: references('branches', 'Filialen'),
    catalog: field(z.array(catalogCategory).max(100), 'Katalog', { widget: 'catalog' }).default([]),
  }),
  read: 'catalog.read',
  write: 'catalog.write',
  toPublic: (menu) => menu,
  filters: ['branches'],
  sorts: ['availableFrom'],
  defaultSort: '-availableFrom',
  example: {
    name: 'Herbstkarte',
    availableFrom: '2026-09-22T00:00:00Z',
    branches: [{ id: exampleIds.branch }],
    catalog: [{ id: exampleIds.category, products: [{ id: exampleIds.product }] }],
  },
});
export type Menu = z.output<typeof menus.entity>;

/** Menus of a branch, newest first. `@theke/rules/products/active-menu` selects the active one. */
export const listBranchMenus = endpoint({
  name: 'listBranchMenus',
  service: 'catalog',
  method: 'GET',
  path: '/branches/:id/menus',
  summary: 'Produktkataloge einer Filiale',
  needs: 'public',
  isCacheable: true,
  params: byId,
  reply: { kind: 'data', schema: z.array(menus.entity) },
  status: 200,
  example: { params: { id: exampleIds.branch } },
});
