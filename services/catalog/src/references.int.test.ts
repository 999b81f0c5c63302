import { expect, test } from '@jest/globals';
import { exampleIds } from '@theke/contracts/wire';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { catalog } from './service.ts';

const service = runDuringTests(catalog);

const message = 'Diesen Eintrag gibt es nicht mehr. Bitte wählen Sie einen anderen.';
const nowhere = { id: exampleIds.order };

test('rejects unknown references in every resource with their field', async () => {
  const tenant = uuidv7();
  const as = asStaff(tenant);
  const save = async (path: string, body: object) =>
    (await request(service(), 'POST', `/api/${path}`, { as, body })).body;
  const { id: category } = (await save('categories', { name: 'Pizza' })).data as { id: string };
  const menu = { name: 'Herbstkarte', availableFrom: '2026-09-22T00:00:00Z' };
  for (const [path, body, field] of [
    ['tables', { identifier: '1', branch: nowhere }, 'branch'],
    ['departments', { name: 'Küche', branches: [nowhere] }, 'branches'],
    ['branches', { name: 'Neubau', identifier: 'neubau', division: nowhere }, 'division'],
    ['branches', { name: 'Neubau', identifier: 'neubau', tags: [nowhere] }, 'tags'],
    ['menus', { ...menu, branches: [nowhere] }, 'branches'],
    ['menus', { ...menu, catalog: [nowhere] }, 'catalog'],
    ['menus', { ...menu, catalog: [{ id: category, products: [nowhere] }] }, 'catalog.products'],
  ] as const)
    expect([path, (await save(path, body)).errors]).toEqual([path, [{ code: 'UNKNOWN_REFERENCE', field, message }]]);
  expect(await save('menus', { ...menu, catalog: [{ id: category }] })).toMatchObject({ data: { version: 1 } });
});

test('rejects references to another business', async () => {
  const made = await request(service(), 'POST', '/api/divisions', { as: asStaff(uuidv7()), body: { name: 'Andere' } });
  const { id } = made.body.data as { id: string };
  const body = { name: 'Neubau', identifier: 'neubau', division: { id } };
  const refused = await request(service(), 'POST', '/api/branches', { as: asStaff(uuidv7()), body });
  expect(refused.body.errors?.[0]?.code).toBe('UNKNOWN_REFERENCE');
});
