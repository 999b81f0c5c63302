import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { products } from '@theke/contracts/catalog/product';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { catalog } from '../service.ts';

// A Monday, 11:00 in Vienna.
const now = new Date('2026-11-23T10:00:00Z');
const service = runDuringTests(catalog, { now: () => now });

// SLOT-04
test('lists 180 days of pickup windows every 15 minutes, after the lead time, for order types that the branch offers', async () => {
  const tenant = uuidv7();
  const save = async (path: string, body: object) => {
    const reply = await request(service(), 'POST', `/api/${path}`, { as: asStaff(tenant), body });
    expect(reply.body.errors).toBeUndefined();
    return (reply.body.data as { id: string }).id;
  };
  const branch = { ...branches.example, timeZone: 'Europe/Vienna', orderableFrom: null };
  const hours = {
    openingHours: [{ type: 'daily', from: '11:07', to: '12:00' }],
    isTakeawayEnabled: true,
    isDeliveryEnabled: false,
  };
  const id = await save('branches', { ...branch, ...hours, isPublic: true });
  const cake = await save('products', {
    ...products.example,
    isLeadTimeEnabled: true,
    leadTimeType: 'days',
    leadTimeValue: 1,
  });
  const windows = async (query = '', branchId = id, by = tenant) => {
    const { status, body } = await request(service(), 'GET', `/api/branches/${branchId}/pickup-windows${query}`, {
      as: asGuest(by),
      now,
    });
    return status === 200 ? (body.data as { from: string; to: string }[]) : status;
  };
  const all = (await windows()) as { from: string; to: string }[];
  expect(all).toHaveLength(180 * 4);
  expect(all.slice(0, 4)).toEqual([
    { from: '2026-11-23T10:10:00.000Z', to: '2026-11-23T10:25:00.000Z' },
    { from: '2026-11-23T10:25:00.000Z', to: '2026-11-23T10:40:00.000Z' },
    { from: '2026-11-23T10:40:00.000Z', to: '2026-11-23T10:55:00.000Z' },
    { from: '2026-11-23T10:55:00.000Z', to: '2026-11-23T11:00:00.000Z' },
  ]);
  const later = (await windows(`?orderType=takeaway&products=${cake}`)) as { from: string }[];
  expect(later[0]?.from).toBe('2026-11-24T10:10:00.000Z');
  expect(await windows('?orderType=delivery')).toEqual([]);
  expect(await windows('?orderType=drone')).toBe(422);
  expect([await windows('', uuidv7()), await windows('', id, uuidv7())]).toEqual([404, 404]);
  const hidden = await save('branches', { ...branch, ...hours, identifier: 'zu', isPublic: false });
  expect(await windows('', hidden)).toEqual([]);
});
