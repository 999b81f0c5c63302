import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Image, imageChanged, imageCuts, imageSizes } from '@theke/contracts/media/image';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { media } from '../service.ts';

type Media = Awaited<ReturnType<typeof media.setup>>;
let service: TestService<Media>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'theke-media-'));
  service = await startForTest(media, { env: { FILES_DIR: folder } });
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

const tenant = uuidv7();
const staff = asStaff(tenant, { roles: ['ROLE_MANAGER'] });
const guest = asGuest(tenant);

const canvas = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 60, b: 40, alpha } } });
const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const upload = (data: string, name = 'bild.png') =>
  request(service, 'POST', '/api/images', { as: staff, body: { name, data } });
const stored = async (bytes: Buffer, name?: string): Promise<Image> => {
  const reply = await upload(dataUrl(bytes), name);
  expect(reply.status).toBe(201);
  return reply.body.data as Image;
};
const addressOf = ({ id, version, extension }: Image, size?: string) =>
  `/image/${size ? `${size}/` : ''}${id}-${version}.${extension}`;
const get = (path: string, as = guest, accept?: string) =>
  request(service, 'GET', path, { as, ...(accept && { headers: { accept } }) });

test.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)(
  'converts a %s to WebP, with row, file and event',
  async (kind) => {
    const image = await stored(await canvas(300, 200).toFormat(kind).toBuffer(), `${kind}.bild`);
    expect(image).toMatchObject({ version: 1, extension: 'webp', width: 300, height: 200, name: `${kind}.bild` });
    const served = await get(addressOf(image));
    expect(served.status).toBe(200);
    expect(served.bytes).toHaveLength(image.bytes);
    expect((await sharp(served.bytes).metadata()).format).toBe('webp');
    await until('the event is published', () => service.events.some((event) => event.subject === image.id));
    expect(service.events.find((event) => event.subject === image.id)).toMatchObject({
      type: 'media.image-stored.v1',
      data: image,
    });
  },
);

test('sends immutable caching and the right content type', async () => {
  const image = await stored(await canvas(300, 200).png().toBuffer());
  for (const path of [addressOf(image), addressOf(image, 'icon')]) {
    const { headers } = await get(path);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

// SIGN-10
test('sends the SHA-256 of every size to clients that ask for it, as TVs do', async () => {
  const image = await stored(await canvas(700, 400).png().toBuffer());
  const paths = [undefined, 'small', 'medium', 'large'].map((size) => addressOf(image, size));
  for (const path of paths)
    for (const accept of ['image/webp', 'image/avif,image/webp']) {
      const headers = { accept, 'want-repr-digest': 'sha-256=10' };
      const asked = await request(service, 'GET', path, { as: guest, headers });
      const digest = createHash('sha256').update(asked.bytes).digest('base64');
      expect([path, asked.status, asked.headers.get('repr-digest')]).toEqual([path, 200, `sha-256=:${digest}:`]);
      expect((await get(path, guest, accept)).headers.get('repr-digest')).toBeNull();
    }
  for (const wanted of ['sha-512=10', 'sha-256=0', 'sha-256']) {
    const { headers } = await request(service, 'GET', String(paths[0]), {
      as: guest,
      headers: { 'want-repr-digest': wanted },
    });
    expect([wanted, headers.get('repr-digest')]).toEqual([wanted, null]);
  }
});

test('rotates a photo upright and removes its metadata', async () => {
  const lying = await canvas(40, 20)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Dora Huber', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const image = await stored(lying);
  expect(image).toMatchObject({ width: 20, height: 40 });
  const metadata = await sharp((await get(addressOf(image))).bytes).metadata();
  expect(metadata.exif).toBeUndefined();
  expect(metadata.orientation).toBeUndefined();
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'removes place and author of a %s from every rendition',
  async (kind) => {
    const telling = await canvas(700, 400)
      .toFormat(kind, { effort: 1 })
      .withExif({
        IFD0: { Artist: 'Dora Huber', Make: 'Kamerawerk' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '48/1 12/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '16/1 21/1 0/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>Kamerawerk in Wien</rdf></x:xmpmeta>')
      .withIccProfile('p3')
      .toBuffer();
    // Counter-check: the original has metadata.
    expect((await sharp(telling).metadata()).exif?.length).toBeGreaterThan(100);
    expect(telling.toString('latin1')).toContain('Kamerawerk');
    const image = await stored(telling);
    for (const path of [undefined, 'small', 'product', 'category'].map((size) => addressOf(image, size)))
      for (const accept of ['image/webp', 'image/avif,image/webp']) {
        const { bytes } = await get(path, guest, accept);
        const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
        expect({ exif, xmp, iptc, icc }).toEqual({});
        expect(bytes.toString('latin1')).not.toMatch(/Kamerawerk|Dora Huber/);
      }
  },
);

test('keeps transparency', async () => {
  const image = await stored(await canvas(40, 40, 0.5).png().toBuffer());
  const { data } = await sharp((await get(addressOf(image))).bytes)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[3]).toBeGreaterThan(100);
  expect(data[3]).toBeLessThan(150);
});

// MEDIA-18
test('an animated GIF keeps its animation beside a picture of its first frame, without metadata', async () => {
  const frames = await Promise.all([canvas(30, 30), canvas(30, 30, 0)].map((frame) => frame.png().toBuffer()));
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ loop: 0, delay: [80, 90] })
    .toBuffer();
  const comment = Buffer.concat([Buffer.of(0x21, 0xfe, 9), Buffer.from('Kamerawerk'.slice(0, 9)), Buffer.of(0)]);
  const end = gif.lastIndexOf(0x3b);
  const image = await stored(Buffer.concat([gif.subarray(0, end), comment, gif.subarray(end)]));
  expect(image).toMatchObject({ width: 30, height: 30, look: { isAnimated: true } });
  for (const size of [undefined, 'product', 'tiny'])
    expect((await sharp((await get(addressOf(image, size))).bytes).metadata()).pages).toBeUndefined();
  const animation = await get(`/image/${image.id}-1.gif`);
  expect([animation.status, animation.headers.get('content-type')]).toEqual([200, 'image/gif']);
  expect(animation.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await sharp(animation.bytes, { animated: true }).metadata()).toMatchObject({ pages: 2, delay: [80, 90] });
  expect(animation.bytes.toString('latin1')).not.toContain('Kamera');

  const frame = (version: number, crop: object | null) =>
    request(service, 'PUT', `/api/images/${image.id}/frame`, { as: staff, body: { crop, focus: null, version } });
  const cropped = (await frame(1, { x: 0, y: 0, width: 0.5, height: 1 })).body.data as Image;
  expect(cropped.look?.isAnimated).toBeUndefined();
  expect((await get(`/image/${image.id}-2.gif`)).status).toBe(404);
  expect((await frame(2, null)).body.data).toMatchObject({ look: { isAnimated: true } });
  expect((await get(`/image/${image.id}-3.gif`)).bytes).toEqual(animation.bytes);
});

test('a GIF of one frame has no animation', async () => {
  const image = await stored(await canvas(30, 30).gif().toBuffer());
  expect(image.look?.isAnimated).toBeUndefined();
  expect((await get(`/image/${image.id}-1.gif`)).status).toBe(404);
});

test("shrinks a very large picture to 2560 px, also one above the format's maximum height", async () => {
  expect(await stored(await canvas(4000, 100).png().toBuffer())).toMatchObject({ width: 2560, height: 64 });
  expect((await stored(await canvas(10, 20_000).png().toBuffer())).height).toBe(16_383);
});

// MEDIA-02
test('scales each size to its width and never enlarges', async () => {
  const image = await stored(await canvas(1300, 650).png().toBuffer());
  for (const [size, width] of Object.entries(imageSizes)) {
    const served = await get(addressOf(image, size));
    expect((await sharp(served.bytes).metadata()).width).toBe(Math.min(width, 1300));
  }
});

// PAGE-06
test('serves the picture for link previews as a JPEG of at most 1280 px on white, and 404 for unknown ones', async () => {
  const image = await stored(await canvas(1300, 650).png().toBuffer());
  const share = (version: number, extension: string) => get(`/images/${image.id}-${version}.${extension}`);
  const { status, headers, bytes } = await share(1, 'jpg');
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ]);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 640, hasAlpha: false });
  expect((await sharp((await share(1, 'webp')).bytes).metadata()).format).toBe('webp');
  for (const [version, extension] of [
    [2, 'jpg'],
    [1, 'png'],
    [1, 'gif'],
  ] as const)
    expect([extension, (await share(version, extension)).status]).toEqual([extension, 404]);
});

// MEDIA-01
test('crops a dish to its square and a category to its banner, centred', async () => {
  const red = await canvas(200, 800).png().toBuffer();
  const wide = await sharp({ create: { width: 2000, height: 800, channels: 3, background: 'white' } })
    .composite([{ input: red, left: 900, top: 0 }])
    .png()
    .toBuffer();
  const image = await stored(wide);
  const shapeOf = async (cut: string) => {
    const { bytes } = await get(addressOf(image, cut));
    const { width, height } = await sharp(bytes).metadata();
    return {
      width,
      height,
      middle: (
        await sharp(bytes)
          .extract({ left: width / 2, top: 9, width: 1, height: 1 })
          .raw()
          .toBuffer()
      )[2],
    };
  };
  for (const [cut, size] of Object.entries(imageCuts)) {
    const { middle, ...shape } = await shapeOf(cut);
    expect(shape).toEqual(size);
    expect(middle).toBeLessThan(80); // Red, not white.
  }
});

test('serves AVIF to browsers that accept it, else WebP, with a matching Vary header', async () => {
  const image = await stored(await (await noisy(700)).png().toBuffer());
  const path = addressOf(image, 'small');
  const avif = await get(path, guest, 'image/avif,image/webp,*/*');
  const webp = await get(path, guest, 'image/webp,*/*');
  for (const [{ headers, bytes }, type, format] of [
    [avif, 'image/avif', 'heif'],
    [webp, 'image/webp', 'webp'],
  ] as const) {
    expect(headers.get('content-type')).toBe(type);
    expect((await sharp(bytes).metadata()).format).toBe(format);
    expect(headers.get('vary')).toBe('accept');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
  expect(avif.bytes.length).toBeLessThan(webp.bytes.length);
  // Pictures too small for AVIF to save anything have one format only.
  const icon = await get(addressOf(image, 'icon'), guest, 'image/avif');
  expect([icon.headers.get('content-type'), icon.headers.get('vary')]).toEqual(['image/webp', null]);
});

test('creates AVIFs once and deletes them with their picture', async () => {
  const image = await stored(await (await noisy(700)).png().toBuffer());
  const path = addressOf(image, 'product');
  await get(path, guest, 'image/avif');
  const file = join(folder, tenant, `product-${image.id}-1.avif`);
  const { mtimeMs } = await stat(file);
  await Promise.all(Array.from({ length: 5 }, () => get(path, guest, 'image/avif')));
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
  await request(service, 'DELETE', `/api/images/${image.id}`, { as: staff });
  expect((await readdir(join(folder, tenant))).filter((name) => name.includes(image.id))).toEqual([]);
});

test('creates a rendition once for concurrent requests and stores it', async () => {
  const image = await stored(await canvas(1000, 1000).png().toBuffer());
  const replies = await Promise.all(Array.from({ length: 20 }, () => get(addressOf(image, 'small'))));
  expect(new Set(replies.map((reply) => `${reply.status} ${reply.bytes.toString('base64')}`)).size).toBe(1);
  const files = (await readdir(join(folder, tenant))).filter((name) => name.includes(image.id));
  expect(files.sort()).toEqual([`${image.id}-1.webp`, `small-${image.id}-1.webp`]);
});

test.each([
  ['a text', Buffer.from('Das ist kein Bild.'), 'image/png', 'NOT_AN_IMAGE'],
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'image/svg+xml',
    'NOT_AN_IMAGE',
  ],
  ['an SVG that calls itself a PNG', Buffer.from('<?xml version="1.0"?><svg/>'), 'image/png', 'NOT_AN_IMAGE'],
  ['nothing', Buffer.alloc(0), 'image/png', 'NOT_AN_IMAGE'],
  [
    'a file with only the start of a PNG',
    Buffer.from('\x89PNG\r\n\x1a\nxyz', 'latin1'),
    'image/png',
    'IMAGE_UNREADABLE',
  ],
])('rejects %s in German with its field and stores nothing', async (_, bytes, type, code) => {
  const before = await service.sql('select from images');
  const reply = await upload(dataUrl(bytes, type));
  expect(reply.status).toBe(422);
  expect(reply.body.errors).toEqual([{ code, field: 'data', message: expect.stringMatching(/Bild.*Bitte/) }]);
  expect(await service.sql('select from images')).toHaveLength(before.length);
  expect(service.log.filter((line) => line.level === 'error')).toEqual([]);
});

test('rejects a truncated picture', async () => {
  const whole = await canvas(600, 600)
    .composite([{ input: await noise(600), blend: 'over' }])
    .jpeg()
    .toBuffer();
  const reply = await upload(dataUrl(whole.subarray(0, whole.length / 2)));
  expect(reply.body.errors?.[0]).toMatchObject({ code: 'IMAGE_UNREADABLE', field: 'data' });
});

test('rejects a small file that unpacks to more than 50 megapixels', async () => {
  const bomb = await sharp({ create: { width: 8000, height: 7000, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const reply = await upload(dataUrl(bomb));
  expect(reply.status).toBe(422);
  expect(reply.body.errors?.[0]).toMatchObject({ code: 'IMAGE_TOO_LARGE', field: 'data' });
});

// HTTP-11
test('rejects more than 15 MB', async () => {
  const png = await canvas(10, 10).png().toBuffer();
  const reply = await upload(dataUrl(Buffer.concat([png, Buffer.alloc(15_000_000)])));
  expect(reply.status).toBe(413);
  expect(reply.body.errors?.[0]?.message).toBe('Dieses Bild ist größer als 15 MB. Bitte wählen Sie ein kleineres.');
});

test.each([
  ['another version', (image: Image) => `/image/${image.id}-2.webp`],
  ['another extension', (image: Image) => `/image/${image.id}-1.png`],
  ['an invalid extension', (image: Image) => `/image/${image.id}-1.exe`],
  ['an unknown size', (image: Image) => `/image/huge/${image.id}-1.webp`],
  ['a size from the prototype', (image: Image) => `/image/constructor/${image.id}-1.webp`],
  ['an unknown picture', () => `/image/${uuidv7()}-1.webp`],
  ['a path outside the folder', () => '/image/..%2f..%2fetc%2fpasswd'],
  ['an invalid name', () => '/image/bild.webp'],
])('answers 404 without caching for %s', async (_, path) => {
  const reply = await get(path(await stored(await canvas(200, 100).png().toBuffer())));
  expect(reply.status).toBe(404);
  expect(reply.headers.get('cache-control')).toBeNull();
  expect(service.log.filter((line) => line.level === 'error')).toEqual([]);
});

test('serves a picture only to its tenant, through the gateway', async () => {
  const image = await stored(await canvas(200, 100).png().toBuffer());
  expect((await get(addressOf(image), asGuest(uuidv7()))).status).toBe(404);
  expect((await request(service, 'GET', addressOf(image))).status).toBe(401);
});

test('deletes row and files and publishes it', async () => {
  const image = await stored(await canvas(200, 100).png().toBuffer());
  await get(addressOf(image, 'icon'));
  expect((await request(service, 'DELETE', `/api/images/${image.id}`, { as: staff })).status).toBe(204);
  expect((await get(addressOf(image))).status).toBe(404);
  expect((await get(addressOf(image, 'icon'))).status).toBe(404);
  expect((await readdir(join(folder, tenant))).filter((name) => name.includes(image.id))).toEqual([]);
  await until('the event is published', () =>
    service.events.some((event) => event.type === 'media.image-deleted.v1' && event.subject === image.id),
  );
  expect((await request(service, 'DELETE', `/api/images/${image.id}`, { as: staff })).status).toBe(404);
});

test('answers 404 for a lost file and logs it for the operator', async () => {
  const image = await stored(await canvas(200, 100).png().toBuffer());
  await rm(join(folder, tenant, `${image.id}-1.webp`));
  for (const path of [addressOf(image), addressOf(image, 'icon')]) expect((await get(path)).status).toBe(404);
  expect(service.log).toContainEqual({
    level: 'warn',
    object: { image: image.id },
    message: 'file of the picture is missing',
  });
});

// MEDIA-11
test('analyses a picture when it is stored, and a legacy one once, and publishes it', async () => {
  const image = await stored(await canvas(300, 200).png().toBuffer());
  expect(image.look).toMatchObject({ ratio: 1.5, isOpaque: true });
  const lost = await stored(await canvas(300, 200).png().toBuffer());
  await rm(join(folder, tenant, `${lost.id}-1.webp`));
  await service.sql('update images set look = null where id = any($1)', [[image.id, lost.id]]);
  const published = () => service.events.filter(({ subject, type }) => subject === image.id && type.includes('stored'));
  await until('the event is published', () => published().length === 1);

  expect(await service.parts.useCases.lookAtPictures()).toBe(1);
  await until('the event is published again', () => published().length === 2);
  expect(published()[1]).toMatchObject({ data: image, aggregateversion: 1 });
  expect(await service.parts.useCases.lookAtPictures()).toBe(0);
  // A picture without a file does not block the others.
  expect((await request(service, 'GET', `/api/images/${lost.id}`, { as: staff })).body.data).not.toHaveProperty('look');
});

test('pages, sorts and searches the list by name', async () => {
  const other = asStaff(uuidv7());
  const png = dataUrl(await canvas(10, 10).png().toBuffer());
  for (const name of ['Birne.png', 'apfel.png', '100%.png', 'Citrone.png'])
    await request(service, 'POST', '/api/images', { as: other, body: { name, data: png } });
  const names = async (query: string) => {
    const { body } = await request(service, 'GET', `/api/images${query}`, { as: other });
    return [body.meta?.total, ...(body.data as Image[]).map((image) => image.name)];
  };
  expect(await names('')).toEqual([4, 'Citrone.png', '100%.png', 'apfel.png', 'Birne.png']);
  expect(await names('?sort=name')).toEqual([4, '100%.png', 'apfel.png', 'Birne.png', 'Citrone.png']);
  expect(await names('?sort=-name&pageSize=2&page=2')).toEqual([4, 'apfel.png', '100%.png']);
  expect(await names('?page=9')).toEqual([4]);
  expect(await names('?q=BIRN')).toEqual([1, 'Birne.png']);
  expect(await names('?q=%25')).toEqual([1, '100%.png']);
});

test('shows staff the list and lets only managers change it', async () => {
  const employee = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'] });
  expect((await request(service, 'GET', '/api/images', { as: guest })).status).toBe(401);
  expect((await request(service, 'GET', '/api/images', { as: employee })).status).toBe(200);
  expect((await request(service, 'DELETE', `/api/images/${uuidv7()}`, { as: employee })).status).toBe(403);
});

/** Noise, as hard to compress as a photo. */
const noisy = async (side: number) => sharp(await noise(side));

const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

// MEDIA-13
test("changes a picture's data and still serves its former address", async () => {
  const image = await stored(await canvas(300, 200).png().toBuffer(), 'IMG_2034.png');
  const draft = { name: 'terrasse.png', description: 'Die Terrasse am Abend', copyright: 'Jana Berger' };
  const put = (body: object, id = image.id, as = staff) =>
    request(service, 'PUT', `/api/images/${id}`, { as, body: { ...draft, version: 1, ...body } });
  const changed = await put({});
  expect([changed.status, changed.body.data]).toEqual([
    200,
    { ...image, ...draft, version: 2, updatedAt: expect.any(String) },
  ]);
  const bytes = (await get(addressOf(image))).bytes;
  for (const size of [undefined, 'icon'])
    for (const version of [1, 2]) expect((await get(addressOf({ ...image, version }, size))).status).toBe(200);
  expect((await get(addressOf({ ...image, version: 2 }))).bytes).toEqual(bytes);
  expect((await get(addressOf({ ...image, version: 3 }))).status).toBe(404);
  expect(((await request(service, 'GET', '/api/images?q=jana', { as: staff })).body.data as Image[])[0]?.id).toBe(
    image.id,
  );
  await until('the event is published', () => service.events.some(({ type }) => type === imageChanged.type));

  const refused = async (reply: Promise<Awaited<ReturnType<typeof put>>>) => {
    const { status, body } = await reply;
    return [status, body.errors?.[0]?.code, body.errors?.[0]?.field];
  };
  expect(await refused(put({}))).toEqual([409, 'STALE_VERSION', 'version']);
  expect(await refused(put({ name: '', version: 2 }))).toEqual([422, 'TOO_SMALL', 'name']);
  expect(await refused(put({}, uuidv7()))).toEqual([404, 'NOT_FOUND', undefined]);
  expect(await refused(put({ version: 2 }, image.id, asStaff(uuidv7())))).toEqual([404, 'NOT_FOUND', undefined]);
  const employee = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'] });
  expect((await put({ version: 2 }, image.id, employee)).status).toBe(403);
  // Its files are deleted, whatever their version.
  expect((await request(service, 'DELETE', `/api/images/${image.id}`, { as: staff })).status).toBe(204);
  expect((await readdir(join(folder, tenant))).filter((name) => name.includes(image.id))).toEqual([]);
});
