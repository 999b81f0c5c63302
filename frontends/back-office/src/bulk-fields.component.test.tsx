import { expect, test } from '@jest/globals';
import { bulkFields } from '@theke/admin/lists/bulk/bulk-fields.ts';
import { products } from '@theke/contracts/catalog/product';
import { tables } from '@theke/contracts/catalog/table';
import { users } from '@theke/contracts/identity/user';
import { widgets } from './widgets.ts';

const names = (resource: { draft: Parameters<typeof bulkFields>[0] }) =>
  bulkFields(resource.draft, widgets).map(({ name }) => name);

test('excludes identifying fields', () => {
  expect(names(products)).not.toContain('name');
  expect(names(tables)).toEqual(['branch', 'seats', 'isReservable', 'row']);
});

test('allows prices, taxes, flags and choices, but no pictures, hours and steps', () => {
  expect(names(products)).toEqual(expect.arrayContaining(['price', 'tax', 'isEnabled', 'type', 'allergens']));
  for (const field of ['images', 'schedule', 'config', 'alternativeUnits'])
    expect(names(products)).not.toContain(field);
});

test('excludes names, addresses and passwords', () => {
  expect(names(users)).toEqual(['roles', 'branches', 'isDriver', 'isActive', 'expiresAt']);
});
