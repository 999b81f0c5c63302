import { expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { imageStored } from '@theke/contracts/media/image';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { catalog } from './service.ts';

type Entry = { id: string; version: number };

const service = runDuringTests(catalog);

const aBusiness = () => {
  const tenant = uuidv7();
  const ask = (method: string, path: string, body?: object) =>
    request(service(), method, `/api/${path}`, { as: asStaff(tenant), ...(body && { body }) });
  const send = async (method: string, path: string, body?: object) =>
    (await ask(method, path, body)).body.data as Entry;
  return { tenant, ask, send };
};

test('refuses to restore a branch whose identifier is taken, with its field', async () => {
  const { ask, send } = aBusiness();
  const branch = { name: 'Neubau', identifier: 'neubau' };
  const { id } = await send('POST', 'branches', branch);
  await send('DELETE', `branches/${id}`);
  const other = await send('POST', 'branches', { ...branch, name: 'Neubau 2' });
  const refused = await ask('POST', `branches/bin/${id}/restore`);
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    [{ code: 'NOT_UNIQUE', field: 'identifier', message: expect.stringMatching(/ist inzwischen vergeben/) }],
  ]);
  await send('PUT', `branches/${other.id}`, { ...branch, identifier: 'neubau-2', version: 1 });
  expect(await send('POST', `branches/bin/${id}/restore`)).toMatchObject({ id, version: 3, identifier: 'neubau' });
});

test('restores a product with the newest file of its picture', async () => {
  const { tenant, send } = aBusiness();
  const picture = { id: uuidv7(), version: 1, extension: 'webp' as const };
  const { id } = await send('POST', 'products', { ...products.example, images: [picture] });
  await send('DELETE', `products/${id}`);
  const image = { ...imageStored.example, ...picture, version: 5, fileVersion: 5 };
  await service().publish(tenant, imageStored(picture.id, 5, image));
  await service().settled();
  expect(await send('POST', `products/bin/${id}/restore`)).toMatchObject({ images: [{ id: picture.id, version: 5 }] });
});
