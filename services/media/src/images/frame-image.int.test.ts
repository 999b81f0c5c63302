// MEDIA-22
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Image, ImageCrop } from '@theke/contracts/media/image';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { media } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof media.setup>>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'theke-media-'));
  service = await startForTest(media, { env: { FILES_DIR: folder } });
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

const red = { r: 220, g: 20, b: 20 };
const blue = { r: 20, g: 20, b: 220 };
const half = (background: object) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: background as never } });

/** A picture whose left half is red and whose right half is blue. */
async function aPicture() {
  const tenant = uuidv7();
  const right = await half(blue).png().toBuffer();
  const bytes = await half(red)
    .extend({ right: 400, background: '#000000' })
    .composite([{ input: right, left: 400, top: 0 }])
    .png()
    .toBuffer();
  const call = (method: string, path: string, body?: object, as = asStaff(tenant)) =>
    request(service, method, path, { as, ...(body && { body }) });
  const data = `data:image/png;base64,${bytes.toString('base64')}`;
  const image = (await call('POST', '/api/images', { name: 'rotblau.png', data })).body.data as Image;
  return {
    tenant,
    image,
    call,
    frame: (version: number, crop: ImageCrop | null, focus: Image['focus'] = null) =>
      call('PUT', `/api/images/${image.id}/frame`, { crop, focus, version }),
    get: (path: string) => request(service, 'GET', path, { as: asGuest(tenant), redirect: 'manual' }),
    files: async () => (await readdir(join(folder, tenant))).sort(),
  };
}
const rightHalf = { x: 0.5, y: 0, width: 0.5, height: 1 };
const leftHalf = { x: 0, y: 0, width: 0.5, height: 1 };
const address = ({ id, version }: Image, size = '') => `/image/${size}${id}-${version}.webp`;
const colourAt = async (bytes: Buffer) => {
  const { data } = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return data[0] !== undefined && data[2] !== undefined && data[0] > data[2] ? 'red' : 'blue';
};

test('all sizes show the crop, and the crop can be changed and removed', async () => {
  const { image, frame, get, call } = await aPicture();
  // A size made before must not be served for the crop.
  expect((await get(address(image, 'tiny/'))).status).toBe(200);
  const cropped = (await frame(1, rightHalf)).body.data as Image;
  expect(cropped).toMatchObject({ version: 2, fileVersion: 2, width: 400, height: 400, crop: rightHalf });
  for (const size of ['', 'tiny/', 'product/', 'category/']) {
    const { status, bytes } = await get(address(cropped, size));
    expect([status, await colourAt(bytes)]).toEqual([200, 'blue']);
  }
  const before = await get(address(image));
  expect([before.status, before.headers.get('location')]).toEqual([302, address(cropped)]);

  const other = (await frame(2, leftHalf)).body.data as Image;
  expect(await colourAt((await get(address(other, 'small/'))).bytes)).toBe('red');
  const original = await call('GET', `/api/images/${image.id}/original`);
  expect(await sharp(original.bytes).metadata()).toMatchObject({ width: 800, height: 400 });

  const whole = (await frame(3, null)).body.data as Image;
  expect(whole).toMatchObject({ version: 4, fileVersion: 4, width: 800, height: 400, crop: null });
  expect((await get(address(whole))).status).toBe(200);
});

test('a chosen focal point replaces the computed one without a new file, and can be removed', async () => {
  const { image, frame } = await aPicture();
  const focus = { x: 0.1, y: 0.9 };
  const framed = (await frame(1, null, focus)).body.data as Image;
  expect(framed).toMatchObject({ version: 2, fileVersion: 1, focus, look: { ...image.look, focus } });
  await service.settled();
  expect(service.events.findLast(({ subject }) => subject === image.id)).toMatchObject({
    type: 'media.image-stored.v1',
    data: { version: 2, look: { focus } },
  });
  expect((await frame(2, null)).body.data).toMatchObject({ focus: null, look: image.look });
});

test('replacing the file removes the crop; deleting removes every file', async () => {
  const { image, frame, call, get, files } = await aPicture();
  await frame(1, rightHalf, { x: 0, y: 0 });
  const data = `data:image/png;base64,${(await half(red).png().toBuffer()).toString('base64')}`;
  const replaced = (await call('PUT', `/api/images/${image.id}/file`, { data, version: 2 })).body.data as Image;
  expect(replaced).toMatchObject({ version: 3, fileVersion: 3, crop: null, focus: null, width: 400 });
  await frame(3, leftHalf);
  expect((await get(`/image/${image.id}-4.webp`)).status).toBe(200);
  expect((await call('DELETE', `/api/images/${image.id}`)).status).toBe(204);
  // Replaced files wait for their timer; those of the deleted picture are gone.
  expect((await files()).filter((name) => /-[34]\.webp$/.test(name))).toEqual([]);
});

test('refuses an outdated version and a crop beyond the picture, and changes nothing', async () => {
  const { image, frame, call } = await aPicture();
  expect((await frame(7, rightHalf)).status).toBe(409);
  const beyond = await frame(1, { x: 0.8, y: 0, width: 0.5, height: 1 });
  expect([beyond.status, beyond.body.errors?.[0]?.code]).toEqual([422, 'CROP_OUTSIDE']);
  expect((await call('GET', `/api/images/${image.id}`)).body.data).toEqual(image);
});

test('of two editors who crop at once one is told', async () => {
  const { frame } = await aPicture();
  const answers = await Promise.all([frame(1, rightHalf), frame(1, leftHalf)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('guests cannot read the uncropped picture', async () => {
  const { tenant, image, call } = await aPicture();
  expect((await call('GET', `/api/images/${image.id}/original`, undefined, asGuest(tenant))).status).toBe(401);
  expect((await call('GET', `/api/images/${image.id}/original`, undefined, asStaff(uuidv7()))).status).toBe(404);
});
