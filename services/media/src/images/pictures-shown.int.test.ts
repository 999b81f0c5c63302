// HTTP-16
import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { products } from '@theke/contracts/catalog/product';
import { tags } from '@theke/contracts/catalog/tag';
import { blocks } from '@theke/contracts/content/block';
import { posts } from '@theke/contracts/content/post';
import { projects } from '@theke/contracts/content/project';
import { sites } from '@theke/contracts/content/site';
import { configChanged } from '@theke/contracts/identity/config';
import { users } from '@theke/contracts/identity/user';
import { createImage } from '@theke/contracts/media/image';
import type { AnyResource } from '@theke/contracts/resource';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { media } from '../service.ts';

const service = runDuringTests(media);

type Ref = { id: string; version: number; extension: 'webp' };

async function aPicture() {
  const tenant = uuidv7();
  const call = (method: string, path: string, as = asStaff(tenant)) => request(service(), method, path, { as });
  const { body } = await request(service(), 'POST', '/api/images', {
    as: asStaff(tenant),
    body: createImage.example.body,
  });
  const { id, version, extension } = body.data as Ref;
  const publish = async (type: string, subject: string, at: number, data: unknown) => {
    await service().publish(tenant, { type, subject, version: at, data });
    await service().settled();
  };
  return {
    tenant,
    picture: { id, version, extension } as Ref,
    publish,
    uses: async (as = asStaff(tenant)) => (await call('GET', `/api/images/${id}/uses`, as)).body.data,
    remove: () => call('DELETE', `/api/images/${id}`),
    call,
  };
}

const section = (picture: Ref) => ({ body: [{ id: 'b1', type: 'picture', value: { image: picture } }] });
const text = (picture: Ref) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'image', attrs: { src: `/image/${picture.id}-1.webp` } }] }],
});

test.each<[string, AnyResource | typeof products, string, (picture: Ref) => object]>([
  ['a product', products, 'Margherita', (picture) => ({ name: 'Margherita', images: [picture] })],
  ['a category', categories, 'Pizza', (image) => ({ name: 'Pizza', image })],
  ['a branch', branches, 'Neubau', (logo) => ({ name: 'Neubau', logo })],
  ['a tag', tags, 'Vegan', (image) => ({ name: 'Vegan', image })],
  ['the profile of a user', users, 'Dora Huber', (picture) => ({ profile: { picture } })],
  ['the draft of a page', sites, 'Startseite', (picture) => ({ name: 'Startseite', content: section(picture) })],
  ['a shared block', blocks, 'Fußzeile', (picture) => ({ name: 'Fußzeile', content: section(picture) })],
  ['a post', posts, 'Leitbild', (picture) => ({ title: 'Leitbild', images: [picture] })],
  ['the text of a post', posts, 'Leitbild', (picture) => ({ title: 'Leitbild', text: text(picture) })],
  ['the draft of a post', posts, 'Leitbild', (picture) => ({ title: 'Leitbild', draft: { images: [picture] } })],
  ['a project', projects, 'Talraum', (picture) => ({ title: 'Talraum', images: [picture] })],
])('refuses to delete a picture while %s shows it', async (_, resource, name, showing) => {
  const { picture, publish, uses, remove } = await aPicture();
  const { events } = resource as unknown as typeof products;
  const { id } = events.changed.example;
  const shows = { ...events.changed.example, ...showing(picture) };
  await publish(events.changed.type, id, 1, shows);
  const places = [{ kind: resource.name, id, name }];
  expect(await uses()).toEqual({ places, total: 1 });
  const refused = await remove();
  expect(refused.status).toBe(409);
  expect(refused.body.errors).toEqual([
    {
      code: 'IN_USE',
      message: 'Bild wird noch verwendet und kann deshalb nicht gelöscht werden.',
      uses: { places, total: 1 },
    },
  ]);

  await publish(events.changed.type, id, 2, events.changed.example);
  expect(await uses()).toEqual({ places: [], total: 0 });
  await publish(events.changed.type, id, 3, shows);
  expect((await remove()).status).toBe(409);
  await publish(events.deleted.type, id, 4, { id });
  expect((await remove()).status).toBe(204);
});

test('refuses to delete a picture that the settings show', async () => {
  const { tenant, picture, publish, uses, remove } = await aPicture();
  const { config } = configChanged.example;
  await publish(configChanged.type, tenant, 1, { id: tenant, config: { ...config, ogImage: picture } });
  expect(await uses()).toEqual({ places: [{ kind: 'config', id: tenant, name: 'Pizzeria Marillo' }], total: 1 });
  expect((await remove()).status).toBe(409);
  await publish(configChanged.type, tenant, 2, { id: tenant, config });
  expect((await remove()).status).toBe(204);
});

test('lets only staff read where a picture is shown', async () => {
  const { tenant, picture, call } = await aPicture();
  const read = async (as: ReturnType<typeof asGuest>) =>
    (await call('GET', `/api/images/${picture.id}/uses`, as)).status;
  expect(await read(asStaff(tenant, { roles: ['ROLE_EMPLOYEE'] }))).toBe(200);
  expect(await read(asGuest(tenant))).toBe(401);
  expect(await read(asStaff(uuidv7()))).toBe(404);
});
