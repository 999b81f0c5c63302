// MEDIA-20
import { expect, test } from '@jest/globals';
import { posts } from '@theke/contracts/content/post';
import { sites } from '@theke/contracts/content/site';
import { createUpload, type Upload } from '@theke/contracts/media/upload';
import { customerErased } from '@theke/contracts/ordering/customer';
import type { AnyResource } from '@theke/contracts/resource';
import { scenes } from '@theke/contracts/signage/scene';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { media } from '../service.ts';

const service = runDuringTests(media);

async function aFile() {
  const tenant = uuidv7();
  const call = (method: string, path: string, as = asStaff(tenant)) => request(service(), method, path, { as });
  const { body } = await request(service(), 'POST', '/api/uploads', {
    as: asStaff(tenant),
    body: createUpload.example.body,
  });
  const { id, version, extension, publicHash, name } = body.data as Upload;
  const publish = async (type: string, subject: string, at: number, data: unknown) => {
    await service().publish(tenant, { type, subject, version: at, data });
    await service().settled();
  };
  return {
    tenant,
    file: { id, version, extension, publicHash, name },
    publish,
    call,
    uses: async () => (await call('GET', `/api/uploads/${id}/uses`)).body.data,
    remove: () => call('DELETE', `/api/uploads/${id}`),
  };
}
type File = Awaited<ReturnType<typeof aFile>>['file'];

const section = (file: File) => ({ body: [{ id: 'b1', type: 'downloads', value: { files: [file] } }] });
const text = ({ publicHash, id, extension }: File) => ({
  type: 'doc',
  content: [
    {
      type: 'text',
      text: 'Speisekarte',
      marks: [{ type: 'link', attrs: { href: `/upload/${publicHash}/${id}-1.${extension}` } }],
    },
  ],
});

test.each<[string, AnyResource, string, (file: File) => object]>([
  ['the draft of a page', sites, 'Startseite', (file) => ({ name: 'Startseite', content: section(file) })],
  ['the downloads of a post', posts, 'Leitbild', (file) => ({ title: 'Leitbild', files: [file] })],
  ['a link in the text of a post', posts, 'Leitbild', (file) => ({ title: 'Leitbild', text: text(file) })],
  ['a scene of a TV', scenes, 'Sommer', (video) => ({ name: 'Sommer', content: { kind: 'video', video } })],
])('refuses to delete a file while %s uses it', async (_, resource, name, showing) => {
  const { file, publish, uses, remove, call } = await aFile();
  const { events } = resource as unknown as typeof sites;
  const { id } = events.changed.example;
  await publish(events.changed.type, id, 1, { ...events.changed.example, ...showing(file) });
  const places = [{ kind: resource.name, id, name }];
  expect(await uses()).toEqual({ places, total: 1 });
  const refused = await remove();
  expect(refused.status).toBe(409);
  expect(refused.body.errors).toEqual([
    {
      code: 'IN_USE',
      message: 'Upload wird noch verwendet und kann deshalb nicht gelöscht werden.',
      uses: { places, total: 1 },
    },
  ]);
  const listed = async (isUsed: boolean) => {
    const { body } = await call('GET', `/api/uploads?filter[isUsed]=${isUsed}`);
    return (body.data as { id: string; uses: number }[]).map((one) => [one.id, one.uses]);
  };
  expect(await listed(true)).toEqual([[file.id, 1]]);
  expect(await listed(false)).toEqual([]);

  await publish(events.deleted.type, id, 2, { id });
  expect(await listed(false)).toEqual([[file.id, 0]]);
  expect((await remove()).status).toBe(204);
});

test('a file that a page links is erased with its person', async () => {
  const { file, publish, call } = await aFile();
  const { changed } = posts.events;
  await publish(changed.type, changed.example.id, 1, { ...changed.example, files: [file] });
  const customer = uuidv7();
  await publish(customerErased.type, customer, 1, { id: customer, orders: [], uploads: [file.id] });
  const status = async () => (await call('GET', `/api/uploads/${file.id}`)).status;
  await until('its timer has removed the file', async () => (await status()) === 404);
});

test('lets only staff of the tenant read where a file is used', async () => {
  const { tenant, file, call } = await aFile();
  const read = async (as: ReturnType<typeof asGuest>) => (await call('GET', `/api/uploads/${file.id}/uses`, as)).status;
  expect(await read(asStaff(tenant))).toBe(200);
  expect(await read(asGuest(tenant))).toBe(401);
  expect(await read(asStaff(uuidv7()))).toBe(404);
});
