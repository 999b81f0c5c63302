import { expect, test } from '@jest/globals';
import { allResources } from '@theke/contracts/service-contracts';
import { benchedLists } from './benched-lists.ts';

test('measures the lists of all resources and collections', () => {
  const names = benchedLists.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(allResources.map(({ name }) => name)));
  for (const collection of [
    'orders',
    'customers',
    'day-closes',
    'gift-cards',
    'payments',
    'messages',
    'logs',
    'images',
  ])
    expect(names).toContain(collection);
  expect(new Set(names).size).toBe(names.length);
});

test('sorts orders by each of their fields, and filters them', () => {
  const orders = benchedLists.find(({ name }) => name === 'orders');
  expect(orders?.sorts).toEqual(['placedAt', 'ticketNumber']);
  expect(orders?.filters).toEqual(expect.arrayContaining(['branch', 'status', 'paymentMethod']));
  expect(orders?.accepts('status', 'confirmed')).toBe(true);
  // A row's field is a sum, its filter only says whether there is one.
  expect(orders?.accepts('refunded', '0')).toBe(false);
});
