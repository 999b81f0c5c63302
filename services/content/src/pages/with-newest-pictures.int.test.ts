import { expect, test } from '@jest/globals';
import { sites } from '@theke/contracts/content/site';
import { type Image, imageStored } from '@theke/contracts/media/image';
import { asGateway, asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

const service = runDuringTests(content);

test('shows the newest file of a replaced picture in pages, texts and lists', async () => {
  const tenant = uuidv7();
  const as = asStaff(tenant);
  const send = async (method: string, path: string, body?: object, by = as) => {
    const reply = await request(service(), method, path, { as: by, ...(body && { body }) });
    expect([path, reply.body.errors]).toEqual([path, undefined]);
    return reply.body.data as never;
  };
  const image: Image = { ...imageStored.example, id: uuidv7(), description: 'Ein Platz' };
  const publish = async (imageData: Image) => {
    await service().publish(tenant, imageStored(imageData.id, imageData.version, imageData));
    await service().settled();
  };
  await publish(image);
  const named = { id: image.id, version: 1, extension: 'webp' };
  const src = (version: number) => `/image/medium/${image.id}-${version}.webp`;
  const text = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Der Platz' }] },
      { type: 'image', attrs: { src: src(1), alt: 'Ein Platz' } },
    ],
  };
  const body = [{ id: 'a', type: 'text_section', value: { text } }];
  const focus = { x: 0.1, y: 0.2 };
  const page: { id: string } = await send('POST', '/api/sites', {
    ...sites.example,
    path: 'platz',
    content: { body, image: { ...named, alt: 'Ein Platz', focus } },
  });
  await send('POST', `/api/sites/${page.id}/publish`, { version: 1 });
  const post = { title: 'Platz', date: '2026-10-01T08:00:00Z', images: [named], isPublic: true };
  await send('POST', '/api/posts', post);
  const shown = async () => ({
    page: JSON.stringify(await send('POST', '/internal/pages/find', { path: '/platz' }, asGateway(tenant))),
    posts: JSON.stringify(await send('GET', '/api/v1/posts', undefined, asGuest(tenant))),
  });
  const before = await shown();
  expect(before.page).toContain(src(1));
  expect(before.page).toContain(JSON.stringify(focus));
  expect(before.posts).toContain(`"id":"${image.id}","version":1`);

  const look = { ratio: 0.5, isOpaque: true, focus: { x: 0.9, y: 0.9 }, colour: '#102030' };
  await publish({ ...image, version: 4, fileVersion: 4, look });
  const after = await shown();
  expect(after.page).toContain(src(4));
  expect(after.page).not.toContain(src(1));
  // The focal point of the earlier file is dropped.
  expect(after.page).not.toContain(JSON.stringify(focus));
  for (const one of [after.page, after.posts]) {
    expect(one).toContain(look.colour);
    expect(one).not.toMatch(new RegExp(`"id":"${image.id}"[^}]*"version":1\\b`));
  }
});
