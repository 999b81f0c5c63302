import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Image } from '@theke/contracts/media/image';
import type { Upload } from '@theke/contracts/media/upload';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { buildPdf } from '../testing/sample-files.ts';
import { media } from './service.ts';

let service: TestService<Awaited<ReturnType<typeof media.setup>>>;
let folder: string;
let time = new Date('2026-11-29T10:00:00Z');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'theke-media-'));
  service = await startForTest(media, { env: { FILES_DIR: folder }, now: () => time });
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

type As = ReturnType<typeof asGuest>;
const setUp = () => {
  const tenant = uuidv7();
  const send = (method: string, path: string, body?: object, as: As = asStaff(tenant, { roles: ['ROLE_MANAGER'] })) =>
    request(service, method, path, { as, now: time, ...(body && { body }) });
  const get = (path: string, headers: Record<string, string> = {}) =>
    request(service, 'GET', path, { as: asGuest(tenant), headers, now: time, redirect: 'manual' });
  return { tenant, send, get };
};

const red = { r: 220, g: 20, b: 20 };
const blue = { r: 20, g: 20, b: 220 };
const picture = (width: number, height: number, background = red) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const addressOf = ({ id, version, extension }: Pick<Image, 'id' | 'version' | 'extension'>, size?: string) =>
  `/image/${size ? `${size}/` : ''}${id}-${version}.${extension}`;
const filesOf = async (tenant: string) => (await readdir(join(folder, tenant))).toSorted();
const colourOf = async (bytes: Buffer) => {
  const { channels } = await sharp(bytes).stats();
  return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue';
};

async function storedImage({ send }: ReturnType<typeof setUp>, bytes: Buffer) {
  const { status, body } = await send('POST', '/api/images', { name: 'pizza.png', data: dataUrl(bytes) });
  expect(status).toBe(201);
  return body.data as Image;
}

test('keeps id, name and description of a replaced picture, and serves the new file in every size', async () => {
  const shop = setUp();
  const { send, get } = shop;
  const before = await storedImage(shop, await picture(1300, 650));
  const fields = { name: 'Margherita', description: 'Eine Pizza', copyright: 'Jana Berger' };
  await send('PUT', `/api/images/${before.id}`, { ...fields, version: 1 });
  expect((await get(addressOf({ ...before, version: 2 }, 'small'))).status).toBe(200);

  const data = dataUrl(await picture(900, 900, blue));
  const { status, body } = await send('PUT', `/api/images/${before.id}/file`, { data, version: 2 });
  expect(status).toBe(200);
  const image = body.data as Image;
  expect(image).toMatchObject({ ...fields, id: before.id, version: 3, fileVersion: 3, width: 900, height: 900 });
  expect(image.look?.ratio).toBe(1);
  expect(image.look?.colour).not.toBe(before.look?.colour);
  for (const size of [undefined, 'small', 'tiny', 'product', 'category']) {
    const served = await get(addressOf(image, size));
    expect([served.status, await colourOf(served.bytes), served.headers.get('cache-control')]).toEqual([
      200,
      'blue',
      'public, max-age=31536000, immutable',
    ]);
  }
  await service.settled();
  const published = service.events.filter(({ subject }) => subject === before.id).map(({ type, data }) => [type, data]);
  expect(published.at(-1)).toEqual(['media.image-stored.v1', image]);
});

test('redirects addresses of the earlier file to the new one, without caching', async () => {
  const shop = setUp();
  const { send, get } = shop;
  const before = await storedImage(shop, await picture(700, 700));
  await send('PUT', `/api/images/${before.id}/file`, { data: dataUrl(await picture(700, 700, blue)), version: 1 });
  for (const size of [undefined, 'small']) {
    const { status, headers } = await get(addressOf(before, size));
    const to = addressOf({ ...before, version: 2 }, size);
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, to, 'no-cache']);
  }
  // Without a version it is the newest.
  const { status, headers } = await get(`/image/tiny/${before.id}.webp`);
  expect([status, headers.get('location')]).toEqual([302, addressOf({ ...before, version: 2 }, 'tiny')]);
  expect((await get(addressOf({ ...before, version: 3 }))).status).toBe(404);
  // Later changes of its data create no new file: both addresses show it.
  await send('PUT', `/api/images/${before.id}`, { name: 'Neu', version: 2 });
  for (const version of [2, 3]) expect((await get(addressOf({ ...before, version }))).status).toBe(200);
});

test('removes the earlier file and its sizes by a timer after the commit', async () => {
  const shop = setUp();
  const { send, get, tenant } = shop;
  const before = await storedImage(shop, await picture(700, 700));
  await get(addressOf(before, 'small'));
  await get(addressOf(before, 'tiny'), { accept: 'image/avif' });
  await send('PUT', `/api/images/${before.id}/file`, { data: dataUrl(await picture(10, 10)), version: 1 });
  const ofVersion = async (version: number) => (await filesOf(tenant)).filter((name) => name.includes(`-${version}.`));
  expect(await ofVersion(1)).toHaveLength(3);
  expect(await ofVersion(2)).toHaveLength(1);
  time = new Date(time.getTime() + 61_000);
  await service.runTimers();
  expect(await filesOf(tenant)).toEqual([`${before.id}-2.webp`]);
});

test('rejects an invalid or too large file, another version and another business, and keeps the picture', async () => {
  const shop = setUp();
  const { send, get, tenant } = shop;
  const before = await storedImage(shop, await picture(70, 70));
  const path = `/api/images/${before.id}/file`;
  const sound = dataUrl(await picture(5, 5, blue));
  const codeOf = async (sent: ReturnType<typeof send>) => {
    const { status, body } = await sent;
    return [status, (body.errors as { code: string }[] | undefined)?.[0]?.code];
  };
  const text = dataUrl(Buffer.from('kein Bild'));
  expect(await codeOf(send('PUT', path, { data: text, version: 1 }))).toEqual([422, 'NOT_AN_IMAGE']);
  const cut = dataUrl((await picture(700, 700)).subarray(0, 300));
  expect(await codeOf(send('PUT', path, { data: cut, version: 1 }))).toEqual([422, 'IMAGE_UNREADABLE']);
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: red } })
    .png()
    .toBuffer();
  expect(await codeOf(send('PUT', path, { data: dataUrl(bomb), version: 1 }))).toEqual([422, 'IMAGE_TOO_LARGE']);
  const large = dataUrl(Buffer.alloc(15_000_001));
  expect(await codeOf(send('PUT', path, { data: large, version: 1 }))).toEqual([413, 'TOO_LARGE']);
  expect(await codeOf(send('PUT', path, { data: sound, version: 2 }))).toEqual([409, 'STALE_VERSION']);
  expect((await setUp().send('PUT', path, { data: sound, version: 1 })).status).toBe(404);
  expect((await send('PUT', path, { data: sound, version: 1 }, asGuest(tenant))).status).toBe(401);
  const employee = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'] });
  expect((await send('PUT', path, { data: sound, version: 1 }, employee)).status).toBe(403);
  expect(await colourOf((await get(addressOf(before))).bytes)).toBe('red');
  expect(await filesOf(tenant)).toEqual([`${before.id}-1.webp`]);
});

test('rejects one of two concurrent replacements and stores the other’s file', async () => {
  const shop = setUp();
  const { send, get } = shop;
  const before = await storedImage(shop, await picture(70, 70));
  const sent = await Promise.all(
    [red, blue].map(async (colour) =>
      send('PUT', `/api/images/${before.id}/file`, { data: dataUrl(await picture(70, 70, colour)), version: 1 }),
    ),
  );
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const won = sent[0]?.status === 200 ? 'red' : 'blue';
  expect(await colourOf((await get(addressOf({ ...before, version: 2 }))).bytes)).toBe(won);
});

const uploaded = async ({ send }: ReturnType<typeof setUp>, bytes: Buffer, name: string, type: string) =>
  (await send('POST', '/api/uploads', { name, data: dataUrl(bytes, type) })).body.data as Upload;
const fileAt = ({ id, publicHash, extension }: Upload, version: number) =>
  `/upload/${publicHash}/${id}-${version}.${extension}`;

test('keeps the id of a replaced file and redirects its earlier address', async () => {
  const shop = setUp();
  const { send, get, tenant } = shop;
  const before = await uploaded(shop, await picture(70, 70), 'Plan.png', 'image/png');
  const jpeg = await sharp(await picture(80, 80, blue))
    .jpeg()
    .toBuffer();
  const sent = { data: dataUrl(jpeg, 'image/jpeg'), name: 'neu.jpg', version: 1 };
  const { status, body } = await send('PUT', `/api/uploads/${before.id}/file`, sent);
  const after = body.data as Upload;
  expect([status, after]).toEqual([
    200,
    {
      ...before,
      ...{ version: 2, fileVersion: 2, extension: 'jpg', mimeType: 'image/jpeg' },
      ...{ name: 'Plan.jpg', size: jpeg.length },
    },
  ]);
  const old = await get(fileAt(before, 1));
  expect([old.status, old.headers.get('location')]).toEqual([302, fileAt(after, 2)]);
  const preview = await get(`/upload/${before.publicHash}/preview/${before.id}-1.jpg`);
  const to = `/upload/${before.publicHash}/preview/${before.id}-2.jpg`;
  expect([preview.status, preview.headers.get('location')]).toEqual([302, to]);
  expect(await colourOf((await get(to)).bytes)).toBe('blue');
  const served = await get(fileAt(after, 2));
  expect(served.bytes).toEqual(jpeg);
  expect(served.headers.get('cache-control')).toBe('private, no-cache');
  const again = await get(fileAt(after, 2), { 'if-none-match': served.headers.get('etag') ?? '' });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  // Without the key the new address is not revealed.
  expect((await get(fileAt({ ...before, publicHash: 'A'.repeat(22) }, 1))).status).toBe(404);

  time = new Date(time.getTime() + 61_000);
  await service.runTimers();
  expect(await filesOf(tenant)).toEqual([`upload-${before.id}-2.jpg`, `upload-preview-${before.id}-2.jpg`]);
  // A replaced file is deleted with its upload.
  expect((await send('DELETE', `/api/uploads/${before.id}`)).status).toBe(204);
  expect(await filesOf(tenant)).toEqual([]);
});

test('replaces a file only by one displayed the same way; a document may become a PDF', async () => {
  const shop = setUp();
  const { send } = shop;
  const replace = async (id: string, bytes: Buffer, name: string) => {
    const data = dataUrl(bytes, 'application/octet-stream');
    const { status, body } = await send('PUT', `/api/uploads/${id}/file`, { data, name });
    return [status, (body.errors as { code: string }[] | undefined)?.[0]?.code ?? (body.data as Upload).name];
  };
  const text = await uploaded(shop, Buffer.from('Karte'), 'Karte.txt', 'text/plain');
  expect(await replace(text.id, buildPdf(), 'neu.pdf')).toEqual([200, 'Karte.pdf']);
  expect(await replace(text.id, Buffer.from('Karte'), 'neu.txt')).toEqual([422, 'FILE_TYPE_NOT_REPLACEABLE']);
  expect(await replace(text.id, await picture(5, 5), 'neu.png')).toEqual([422, 'FILE_TYPE_NOT_REPLACEABLE']);
  const photo = await uploaded(shop, await picture(5, 5), 'Foto.png', 'image/png');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>');
  expect(await replace(photo.id, svg, 'neu.svg')).toEqual([422, 'FILE_TYPE_NOT_REPLACEABLE']);
  expect(
    await replace(
      photo.id,
      await sharp(await picture(5, 5))
        .gif()
        .toBuffer(),
      'neu.gif',
    ),
  ).toEqual([200, 'Foto.gif']);
  expect(await replace(text.id, Buffer.from('MZ\x90'), 'neu.exe')).toEqual([422, 'FILE_TYPE_NOT_ALLOWED']);
  expect(
    (await send('PUT', `/api/uploads/${text.id}/file`, { data: 'data:text/plain;base64,QQ==', version: 1 })).status,
  ).toBe(409);
  const guest = asGuest(shop.tenant);
  expect(
    (await send('PUT', `/api/uploads/${text.id}/file`, { data: 'data:text/plain;base64,QQ==' }, guest)).status,
  ).toBe(401);
});
