import { expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { imageDeleted, imageStored } from '@theke/contracts/media/image';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { catalog } from './service.ts';

const service = runDuringTests(catalog);

const look = { ratio: 1.6, isOpaque: true, focus: { x: 0.3, y: 0.6 }, colour: '#884422' };

const setUp = () => {
  const tenant = uuidv7();
  const as = asStaff(tenant);
  const picture = { id: uuidv7(), version: 1, extension: 'webp' as const };
  const send = async (method: string, path: string, body?: object) =>
    (await request(service(), method, `/api/${path}`, { as, ...(body && { body }) })).body.data as Record<
      string,
      never
    >;
  const publish = async (imageData: typeof look) => {
    await service().publish(
      tenant,
      imageStored(picture.id, 1, { ...imageStored.example, ...picture, look: imageData } as typeof imageStored.example),
    );
    await service().settled();
  };
  const replace = async (version: number, imageData: typeof look) => {
    const image = { ...imageStored.example, ...picture, version, fileVersion: version, look: imageData };
    await service().publish(tenant, imageStored(picture.id, version, image));
    await service().settled();
  };
  return { tenant, picture, send, publish, replace };
};

// MEDIA-11
test('adds the look of a picture to all references, before and after it is known, also for guests', async () => {
  const { tenant, picture, send, publish } = setUp();
  const early = await send('POST', 'products', { ...products.example, images: [picture] });
  const shop = { name: 'Neubau', identifier: 'neubau', images: [picture], logo: picture };
  const branch = await send('POST', 'branches', shop);
  expect(early.images).toEqual([picture]);
  await publish(look);
  expect(await send('GET', `products/${early.id}`)).toMatchObject({ version: 2, images: [{ ...picture, look }] });
  const seen = { images: [{ ...picture, look }], logo: { ...picture, look } };
  expect(await send('GET', `branches/${branch.id}`)).toMatchObject({ version: 2, ...seen });
  const imageData = service().events.filter(
    ({ type, tenantid }) => tenantid === tenant && type.includes('product-changed'),
  );
  expect(imageData.at(-1)?.data).toMatchObject({ version: 2, images: [{ look }] });

  // The stored look has priority over a sent one.
  const late = { ...products.example, name: 'Später', images: [{ ...picture, look: { ...look, isOpaque: false } }] };
  expect((await send('POST', 'products', late)).images).toEqual([{ ...picture, look }]);
  expect(await send('POST', 'tags', { name: 'Neu', image: picture })).toMatchObject({ image: { look } });
  expect(await send('POST', 'categories', { name: 'Neu', image: picture })).toMatchObject({ image: { look } });

  // Writes nothing without a change.
  await publish(look);
  expect(await send('GET', `products/${early.id}`)).toMatchObject({ version: 2 });
});

test('keeps the sent look of an unknown picture, and the known one of a deleted picture', async () => {
  const { tenant, picture, send, publish } = setUp();
  const sent = await send('POST', 'products', { ...products.example, images: [{ ...picture, look }] });
  expect(sent.images).toEqual([{ ...picture, look }]);
  await publish(look);
  await service().publish(tenant, imageDeleted(picture.id, 2, { id: picture.id }));
  await service().settled();
  expect(await send('GET', `products/${sent.id}`)).toMatchObject({ version: 1, images: [{ look }] });
});

test("updates references when a picture's file is replaced, and ignores the old version of a stale form", async () => {
  const { picture, send, publish, replace } = setUp();
  await publish(look);
  const product = await send('POST', 'products', { ...products.example, images: [picture] });
  const tag = await send('POST', 'tags', { name: 'Neu', image: picture });
  const upright = { ...look, ratio: 0.5 };
  await replace(4, upright);
  const shown = { ...picture, version: 4, look: upright };
  expect(await send('GET', `products/${product.id}`)).toMatchObject({ version: 2, images: [shown] });
  expect(await send('GET', `tags/${tag.id}`)).toMatchObject({ version: 2, image: shown });

  const before = { ...products.example, images: [{ ...picture, look }], version: 2 };
  expect(await send('PUT', `products/${product.id}`, before)).toMatchObject({ images: [shown] });
  // Chosen before its event arrived: the chosen version is newer than the copy.
  const later = { ...products.example, images: [{ ...shown, version: 6 }], version: 3 };
  expect(await send('PUT', `products/${product.id}`, later)).toMatchObject({ images: [{ version: 6 }] });
});
