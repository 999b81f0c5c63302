// MEDIA-21
import { expect, test } from '@jest/globals';
import { posts } from '@theke/contracts/content/post';
import { createImage, type Image, type ListedImage } from '@theke/contracts/media/image';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { media } from '../service.ts';

const service = runDuringTests(media);

function aLibrary() {
  const tenant = uuidv7();
  const call = (method: string, path: string, body?: object) =>
    request(service(), method, path, { as: asStaff(tenant), ...(body && { body }) });
  return {
    tenant,
    call,
    async add(name: string, { description = '', tags = [] }: { description?: string; tags?: string[] } = {}) {
      const { body } = await call('POST', '/api/images', { ...createImage.example.body, name });
      const { id, version } = body.data as Image;
      const draft = { name, description, copyright: '', tags, version };
      return (await call('PUT', `/api/images/${id}`, draft)).body.data as Image;
    },
    async list(query: string) {
      const { body } = await call('GET', `/api/images?sort=name&${query}`);
      return (body.data as ListedImage[]).map(({ name, uses }) => `${name} ${uses}`);
    },
  };
}

test('finds pictures by tag, missing description and use, and counts them', async () => {
  const { tenant, add, list, call } = aLibrary();
  const team = await add('a.jpg', { description: 'Das Team', tags: ['Team', 'Terrasse'] });
  await add('b.jpg', { tags: ['Team'] });
  await add('c.jpg');
  const { changed } = posts.events;
  const { id, version, extension } = team;
  const showing = { ...changed.example, images: [{ id, version, extension }] };
  await service().publish(tenant, { type: changed.type, subject: changed.example.id, version: 1, data: showing });
  await service().settled();

  expect(await list('')).toEqual(['a.jpg 1', 'b.jpg 0', 'c.jpg 0']);
  expect(await list('filter[tag]=Team')).toEqual(['a.jpg 1', 'b.jpg 0']);
  expect(await list('filter[isDescribed]=false')).toEqual(['b.jpg 0', 'c.jpg 0']);
  expect(await list('filter[isUsed]=false')).toEqual(['b.jpg 0', 'c.jpg 0']);
  expect(await list('filter[isUsed]=true')).toEqual(['a.jpg 1']);
  expect(await list('filter[tag]=Team&filter[isUsed]=false')).toEqual(['b.jpg 0']);
  expect(await list('q=terrasse')).toEqual(['a.jpg 1']);
  expect((await call('GET', '/api/image-overview')).body.data).toEqual({
    total: 3,
    undescribed: 2,
    unused: 2,
    tags: [
      { tag: 'Team', count: 2 },
      { tag: 'Terrasse', count: 1 },
    ],
  });
  // Other tenants see none of it.
  const other = aLibrary();
  expect((await other.call('GET', '/api/image-overview')).body.data).toEqual({
    total: 0,
    undescribed: 0,
    unused: 0,
    tags: [],
  });
});

test('a tag counts once, whatever its spelling, and is never empty', async () => {
  const { add, call } = aLibrary();
  const image = await add('a.jpg', { tags: ['Team', ' team ', 'Küche'] });
  expect(image.tags).toEqual(['Team', 'Küche']);
  const { name, description, copyright, version } = image;
  const refused = await call('PUT', `/api/images/${image.id}`, { name, description, copyright, version, tags: [' '] });
  expect(refused.status).toBe(422);
  expect(refused.body.errors?.[0]?.field).toBe('tags.0');
});

// AI-05
test('stores who accepted a generated picture and when, until it gets another file', async () => {
  const { tenant, add } = aLibrary();
  const by = asStaff(tenant, { name: 'Dora Huber' });
  const send = async (method: string, path: string, body: object) =>
    (await request(service(), method, path, { as: by, body })).body.data as Image;
  const { data } = createImage.example.body;
  const image = await send('POST', '/api/images', { name: 'platz.png', data, isGenerated: true });
  expect(image.generated).toEqual({ at: image.createdAt, by: 'Dora Huber' });
  const photo = await send('PUT', `/api/images/${image.id}/file`, { data, version: 1 });
  expect(photo.generated).toBeNull();
  const drawn = await send('PUT', `/api/images/${image.id}/file`, { data, version: 2, isGenerated: true });
  expect(drawn.generated).toMatchObject({ by: 'Dora Huber' });
  expect((await add('foto.jpg')).generated).toBeNull();
});
