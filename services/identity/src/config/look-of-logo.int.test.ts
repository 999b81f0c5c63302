import { expect, test } from '@jest/globals';
import type { Config } from '@theke/contracts/identity/config';
import { imageStored } from '@theke/contracts/media/image';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { identity } from '../service.ts';

const service = runDuringTests(identity);

// MEDIA-11
test('publishes the look of a logo chosen before it was analysed, once', async () => {
  const logo = { id: uuidv7(), version: 1, extension: 'webp' as const };
  const { id: tenant } = await service().parts.useCases.createTenant({
    name: 'Hollerbusch',
    hosts: [`${logo.id}.example`],
    isDemo: false,
    config: { shopName: 'Hollerbusch', logo },
  });
  const look = { ratio: 3, isOpaque: false, focus: { x: 0.5, y: 0.5 }, colour: '#000000' };
  const publish = async (id: string) => {
    await service().publish(tenant, imageStored(id, 1, { ...imageStored.example, ...logo, id, look }));
    await service().settled();
  };
  const read = async () =>
    (await request(service(), 'GET', '/api/config', { as: asGuest(tenant) })).body.data as Config;
  const favicon = { ...logo, id: uuidv7() };
  await publish(favicon.id);
  expect(await read()).toMatchObject({ version: 1, logo });
  await publish(logo.id);
  await publish(logo.id);
  expect(await read()).toMatchObject({ version: 2, logo: { ...logo, look } });
  const published = service().events.filter(
    ({ type, tenantid }) => tenantid === tenant && type.includes('config-changed'),
  );
  expect(published.at(-1)?.data).toMatchObject({ config: { version: 2, logo: { look } } });

  const body = { ...(await read()), favicon };
  const saved = await request(service(), 'POST', '/api/config', { as: asStaff(tenant), body });
  expect(saved.body.data).toMatchObject({ version: 3, favicon: { ...favicon, look } });
});

test('updates the version of a logo whose file was replaced', async () => {
  const logo = { id: uuidv7(), version: 1, extension: 'webp' as const };
  const { id: tenant } = await service().parts.useCases.createTenant({
    name: 'Hollerbusch',
    hosts: [`${logo.id}.example`],
    isDemo: false,
    config: { shopName: 'Hollerbusch', logo },
  });
  const { look } = imageStored.example;
  const image = { ...imageStored.example, ...logo, version: 3, fileVersion: 3 };
  await service().publish(tenant, imageStored(logo.id, 3, image));
  await service().settled();
  const published = service().events.filter(
    ({ type, tenantid }) => tenantid === tenant && type.includes('config-changed'),
  );
  expect(published.at(-1)?.data).toMatchObject({ config: { version: 2, logo: { ...logo, version: 3, look } } });
});
