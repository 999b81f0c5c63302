import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type ClientRequest, request as requestHttp } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Upload } from '@theke/contracts/media/upload';
import { type UploadExtension, uploadExtensions, uploadKinds } from '@theke/contracts/media/upload-kinds';
import { orderPlaced } from '@theke/contracts/ordering/order-events';
import { identityHeader, signIdentity } from '@theke/kit/identity-token';
import { asGuest, asStaff, type Caller } from '@theke/kit/testing/callers';
import { request, testSecret } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { buildPdf, picture, sampleFiles } from '../../testing/sample-files.ts';
import { media } from '../service.ts';

type Media = Awaited<ReturnType<typeof media.setup>>;
let service: TestService<Media>;
let folder: string;
/** The service's clock, moved by tests. */
let now = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'theke-uploads-'));
  service = await startForTest(media, { env: { FILES_DIR: folder }, now: () => now });
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

const hour = 3_600_000;
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
let addresses = 0;
/** Each guest has another address, so that tests do not share a limit. */
const newGuest = (tenant = uuidv7()): Caller => ({ ...asGuest(tenant), address: `203.0.113.${addresses++}` });
const dataUrl = (bytes: Buffer, type = 'application/octet-stream') => `data:${type};base64,${bytes.toString('base64')}`;
const send = (as: Caller, body: object) => request(service, 'POST', '/api/uploads', { as, now, body });
const get = (as: Caller, path: string) => request(service, 'GET', path, { as, now });
async function stored(as: Caller, bytes: Buffer, name: string): Promise<Upload> {
  const reply = await send(as, { data: dataUrl(bytes), name });
  expect(reply.body.errors).toBeUndefined();
  expect(reply.status).toBe(201);
  return reply.body.data as Upload;
}
const addressOf = ({ publicHash, id, version, extension }: Upload) =>
  `/upload/${publicHash}/${id}-${version}.${extension}`;
const previewOf = ({ publicHash, id, version }: Upload) => `/upload/${publicHash}/preview/${id}-${version}.jpg`;
const filesOf = (tenant: string) => readdir(join(folder, tenant)).catch(() => []);

// MEDIA-03, MEDIA-05
test.each(uploadExtensions)('returns a %s byte for byte with its type', async (extension: UploadExtension) => {
  const guest = newGuest();
  const bytes = (await sampleFiles())[extension];
  const upload = await stored(guest, bytes, `Torte für Opa.${extension}`);
  expect(upload).toMatchObject({
    version: 1,
    extension,
    mimeType: uploadKinds[extension],
    name: `Torte für Opa.${extension}`,
    size: bytes.length,
    publicHash: expect.stringMatching(/^[\w-]{22}$/),
  });
  const reply = await get(guest, addressOf(upload));
  expect(reply.status).toBe(200);
  expect(reply.bytes.equals(bytes)).toBe(true);
  expect(reply.headers.get('content-type')?.split(';')[0]).toBe(uploadKinds[extension]);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('content-security-policy')).toBe(
    extension === 'svg' ? "default-src 'none'; style-src 'unsafe-inline'; sandbox" : "default-src 'none'; sandbox",
  );
  expect(reply.headers.get('accept-ranges')).toBe(uploadKinds[extension].startsWith('video/') ? 'bytes' : null);
  const isPicture = ['jpg', 'png', 'gif'].includes(extension);
  expect(reply.headers.get('content-disposition')).toBe(
    isPicture
      ? null
      : `attachment; filename="Torte f_r Opa.${extension}"; filename*=UTF-8''Torte%20f%C3%BCr%20Opa.${extension}`,
  );
});

test('publishes a stored upload', async () => {
  const upload = await stored(newGuest(), buildPdf(), 'a.pdf');
  await until('the event', () => service.events.some((event) => event.subject === upload.id));
  expect(service.events.find((event) => event.subject === upload.id)).toMatchObject({
    type: 'media.upload-stored.v1',
    data: upload,
  });
});

test('accepts a form with one file, and rejects two, none or a broken one', async () => {
  const guest = newGuest();
  const post = (form: FormData | string, headers: Record<string, string> = {}) =>
    new Request('http://localhost/', { method: 'POST', body: form, headers });
  const sendForm = async (asRequest: Request) =>
    request(service, 'POST', '/api/uploads', {
      as: guest,
      now,
      body: Buffer.from(await asRequest.arrayBuffer()),
      headers: { 'content-type': asRequest.headers.get('content-type') ?? '' },
    });
  const form = new FormData();
  const jpeg = await picture().jpeg().toBuffer();
  form.append('file', new File([new Uint8Array(jpeg)], '../Käse.jpg', { type: 'text/html' }));
  const reply = await sendForm(post(form));
  expect(reply.status).toBe(201);
  expect(reply.body.data).toMatchObject({ name: 'Käse.jpg', mimeType: 'image/jpeg', size: jpeg.length });

  form.append('other', new File(['b'], 'b.txt'));
  const two = await sendForm(post(form));
  expect([two.status, two.body.errors?.[0]?.code]).toEqual([400, 'NOT_ONE_FILE']);
  const text = new FormData();
  text.append('file', 'no file');
  expect((await sendForm(post(text))).body.errors?.[0]?.code).toBe('NOT_ONE_FILE');
  const broken = await sendForm(post('--x\r\nnonsense', { 'content-type': 'multipart/form-data; boundary=x' }));
  expect([broken.status, broken.body.errors?.[0]?.code]).toEqual([400, 'MALFORMED_FORM']);
});

const onePixelHtml = '<html><script>alert(1)</script></html>';
test.each([
  ['HTML named as a picture', async () => Buffer.from(onePixelHtml), 'bild.png', 'FILE_TYPE_NOT_ALLOWED'],
  [
    'a file with only the start of a picture',
    async () => Buffer.from('\x89PNG\r\n\x1a\n'.padEnd(99, 'x'), 'latin1'),
    'bild.png',
    undefined,
  ],
  [
    'a picture of 56 megapixels in a small file',
    async () => picture(8000, 7000).png().toBuffer(),
    'bild.png',
    'IMAGE_TOO_LARGE',
  ],
  ['nothing', async () => Buffer.alloc(0), 'leer.txt', 'FILE_EMPTY'],
])('rejects %s with a German sentence and stores nothing', async (_, bytes, name, code) => {
  const guest = newGuest();
  const reply = await send(guest, { data: dataUrl(await bytes(), 'image/png'), name });
  expect(reply.status).toBe(422);
  expect(reply.body.errors).toEqual([
    { code: code ?? expect.any(String), field: 'data', message: expect.stringMatching(/Bitte/) },
  ]);
  expect(await service.sql('select from uploads where tenant_id = $1', [guest.tenant])).toHaveLength(0);
  expect(await filesOf(guest.tenant)).toEqual([]);
});

test.each([
  ['invalid base64', 'data:image/png;base64,Das ist nichts!', 'FILE_INCOMPLETE'],
  ['base64 that was cut off', 'data:image/png;base64,iVBORw0KGgo', 'FILE_INCOMPLETE'],
  ['something other than a data URL', 'torte.png', undefined],
])('rejects %s', async (_, data, code) => {
  const reply = await send(newGuest(), { data, name: 'torte.png' });
  expect(reply.status).toBe(422);
  expect(reply.body.errors?.[0]).toMatchObject({ field: 'data', ...(code ? { code } : {}) });
});

// HTTP-11
test('rejects more than 15 MB, as a data URL and as bytes', async () => {
  const guest = newGuest();
  const exact = Buffer.concat([Buffer.from('x'), Buffer.alloc(15_000_000 - 1, 'x')]);
  expect((await send(guest, { data: dataUrl(exact), name: 'a.txt' })).status).toBe(201);
  for (const more of [1, 1_000_000]) {
    const reply = await send(guest, { data: dataUrl(Buffer.alloc(15_000_000 + more, 'x')), name: 'a.txt' });
    expect(reply.status).toBe(413);
    expect(reply.body.errors?.[0]?.message).toBe('Diese Datei ist größer als 15 MB. Bitte wählen Sie eine kleinere.');
  }
});

// CONTENT-03
test('serves the requested range of a video, and the whole without one or for several', async () => {
  const guest = newGuest();
  const bytes = (await sampleFiles()).mp4;
  const at = addressOf(await stored(guest, bytes, 'rundgang.mp4'));
  const part = (range: string, method = 'GET') => request(service, method, at, { as: guest, now, headers: { range } });
  const size = bytes.length;
  const some = await part('bytes=4-9');
  expect([some.status, some.headers.get('content-range'), some.bytes.equals(bytes.subarray(4, 10))]).toEqual([
    206,
    `bytes 4-9/${size}`,
    true,
  ]);
  expect(some.headers.get('content-security-policy')).toContain('sandbox');
  const [open, last] = [await part('bytes=3-'), await part('bytes=-2')];
  expect([open.bytes.equals(bytes.subarray(3)), last.bytes.equals(bytes.subarray(size - 2))]).toEqual([true, true]);
  const beyond = await part(`bytes=${size}-`);
  expect([beyond.status, beyond.headers.get('content-range'), beyond.bytes.length]).toEqual([
    416,
    `bytes */${size}`,
    0,
  ]);
  for (const range of ['bytes=0-1,3-4', 'lines=1-2', 'bytes=x']) {
    const { status, bytes: all } = await part(range);
    expect([range, status, all.equals(bytes)]).toEqual([range, 200, true]);
  }
  expect((await part('bytes=0-1', 'HEAD')).status).toBe(200);
});

test('resumes a download only if the file is still the same', async () => {
  const guest = newGuest();
  const bytes = (await sampleFiles()).mp4;
  const at = addressOf(await stored(guest, bytes, 'rundgang.mp4'));
  const rest = (ifRange: string) =>
    request(service, 'GET', at, { as: guest, now, headers: { range: 'bytes=4-', 'if-range': ifRange } });
  const whole = await request(service, 'GET', at, { as: guest, now });
  const tag = whole.headers.get('etag') ?? '';
  const digest = `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;
  expect(whole.headers.get('repr-digest')).toBe(digest);
  expect([whole.headers.get('accept-ranges'), whole.headers.get('content-length')]).toEqual([
    'bytes',
    String(bytes.length),
  ]);
  const same = await rest(tag);
  expect([same.status, same.headers.get('etag'), same.headers.get('repr-digest')]).toEqual([206, tag, digest]);
  expect(same.headers.get('content-length')).toBe(String(bytes.length - 4));
  for (const other of ['"other"', `W/${tag}`, 'Sat, 21 Nov 2026 18:30:00 GMT']) {
    const { status, bytes: all } = await rest(other);
    expect([other, status, all.equals(bytes)]).toEqual([other, 200, true]);
  }
});

test('serves a polyglot of picture and page as a picture only', async () => {
  const guest = newGuest();
  const polyglot = Buffer.concat([await picture().gif().toBuffer(), Buffer.from(onePixelHtml)]);
  const reply = await get(guest, addressOf(await stored(guest, polyglot, 'bild.gif')));
  expect(reply.headers.get('content-type')).toBe('image/gif');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('content-security-policy')).toContain('sandbox');
});

test('creates a small, upright preview on white without metadata', async () => {
  const guest = newGuest();
  const photo = await picture(2000, 1000)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Dora Huber' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const reply = await get(guest, previewOf(await stored(guest, photo, 'foto.jpg')));
  const metadata = await sharp(reply.bytes).metadata();
  expect(reply.headers.get('content-type')).toBe('image/jpeg');
  expect(metadata).toMatchObject({ format: 'jpeg', width: 480, height: 960 });
  expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const white = await get(guest, previewOf(await stored(guest, clear, 'leer.png')));
  expect([...(await sharp(white.bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
});

test('renders the first page of a PDF once', async () => {
  const guest = newGuest();
  const upload = await stored(guest, buildPdf(), 'karte.pdf');
  const [first, second] = await Promise.all([get(guest, previewOf(upload)), get(guest, previewOf(upload))]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.bytes.equals(second.bytes)).toBe(true);
  const { data, info } = await sharp(first.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([640, 853]);
  const colourAt = (x: number) => [...data.subarray((400 * 640 + x) * 3, (400 * 640 + x) * 3 + 3)];
  expect(colourAt(100)[0]).toBeGreaterThan(240);
  expect(colourAt(100)[1]).toBeLessThan(20);
  expect(colourAt(600)).toEqual([255, 255, 255]);
}, 60_000);

test('has no preview of an invalid PDF, and does not retry', async () => {
  const guest = newGuest();
  const upload = await stored(guest, Buffer.from('%PDF-1.4\nnothing that a reader understands'), 'kaputt.pdf');
  for (const _ of [1, 2]) expect((await get(guest, previewOf(upload))).status).toBe(404);
  expect(await filesOf(guest.tenant)).toContain(`upload-preview-${upload.id}-1.jpg`);
  expect((await get(guest, addressOf(upload))).status).toBe(200);
}, 60_000);

test('has no preview of other kinds', async () => {
  const guest = newGuest();
  const upload = await stored(guest, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.svg');
  expect((await get(guest, previewOf(upload))).status).toBe(404);
});

test('serves an upload only with its hash and within its tenant', async () => {
  const guest = newGuest();
  const upload = await stored(guest, await picture().png().toBuffer(), 'a.png');
  const { id, publicHash } = upload;
  const another = await stored(guest, await picture().png().toBuffer(), 'b.png');
  for (const path of [
    addressOf({ ...upload, publicHash: another.publicHash }),
    addressOf({ ...upload, version: 2 }),
    addressOf({ ...upload, extension: 'jpg' }),
    previewOf({ ...upload, publicHash: another.publicHash }),
    previewOf({ ...upload, version: 2 }),
    `/upload/${publicHash}/preview/${id}-1.png`,
    `/upload/${publicHash}/..%2f..%2f${id}-1.png`,
    `/upload/${publicHash}/${id}`,
    `/upload/${publicHash}`,
    // Nor at the addresses of pictures, which need no hash.
    `/image/${id}-1.png`,
  ])
    expect([path, (await get(guest, path)).status]).toEqual([path, 404]);
  const neighbour = newGuest();
  expect((await get(neighbour, addressOf(upload))).status).toBe(404);
  expect((await get(neighbour, previewOf(upload))).status).toBe(404);
  expect((await request(service, 'GET', addressOf(upload), { now })).status).toBe(401);
});

test('lets staff list, read and delete uploads, not guests, and deletes them everywhere', async () => {
  const guest = newGuest();
  const upload = await stored(guest, await picture().png().toBuffer(), 'a.png');
  const path = `/api/uploads/${upload.id}`;
  const ask = (method: string, at: string, as: Caller) => request(service, method, at, { as, now });
  for (const [method, at] of [
    ['GET', '/api/uploads'],
    ['GET', path],
    ['DELETE', path],
  ] as const)
    expect((await ask(method, at, guest)).status).toBe(401);
  const employee = asStaff(guest.tenant, { roles: ['ROLE_EMPLOYEE'] });
  const manager = asStaff(guest.tenant, { roles: ['ROLE_MANAGER'] });
  expect((await ask('GET', '/api/uploads?q=A.PN', manager)).body).toMatchObject({
    data: [upload],
    meta: { total: 1 },
  });
  expect((await ask('GET', path, manager)).body.data).toEqual(upload);
  expect((await ask('GET', path, asStaff(uuidv7()))).status).toBe(404);
  expect((await ask('DELETE', path, employee)).status).toBe(403);
  expect((await ask('DELETE', path, asStaff(guest.tenant))).status).toBe(204);
  expect((await ask('DELETE', path, asStaff(guest.tenant))).status).toBe(404);
  expect((await get(guest, addressOf(upload))).status).toBe(404);
  expect(await filesOf(guest.tenant)).toEqual([]);
  await until('the deletion', () =>
    service.events.some((event) => event.type === 'media.upload-deleted.v1' && event.subject === upload.id),
  );
});

// MEDIA-06
test('renames a file and keeps its kind and address', async () => {
  const tenant = uuidv7();
  const upload = await stored(newGuest(tenant), (await sampleFiles()).pdf, 'scan0001.pdf');
  const put = (body: object, as: Caller = asStaff(tenant)) =>
    request(service, 'PUT', `/api/uploads/${upload.id}`, { as, now, body: { version: 1, ...body } });
  const renamed = await put({ name: '../Rechnung\u202e Torte' });
  expect([renamed.status, renamed.body.data]).toEqual([200, { ...upload, version: 2, name: 'Rechnung Torte.pdf' }]);
  for (const version of [1, 2]) {
    const reply = await get(asGuest(tenant), addressOf({ ...upload, version }));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-disposition')).toContain('filename="Rechnung Torte.pdf"');
    expect((await get(asGuest(tenant), previewOf({ ...upload, version }))).status).toBe(200);
  }
  const since = async (at: string) =>
    (await get(asStaff(tenant), `/api/uploads?filter[createdAtFrom]=${at}`)).body.meta?.total;
  expect([await since(upload.createdAt), await since(new Date(now.getTime() + 1).toISOString())]).toEqual([1, 0]);
  expect((await put({ name: 'zu spät.pdf' })).status).toBe(409);
  expect((await put({ name: ' ', version: 2 })).body.errors?.[0]).toMatchObject({ field: 'name' });
  expect((await put({ name: 'x', version: 2 }, asStaff(uuidv7()))).status).toBe(404);
  expect((await put({ name: 'x', version: 2 }, asGuest(tenant))).status).toBe(401);
});

// MEDIA-21
test('finds files by their tags, which renaming keeps', async () => {
  const as = asStaff(uuidv7());
  const file = (name: string) => stored(asGuest(as.tenant), Buffer.from('Hallo'), name);
  const [sheet] = [await file('zutaten.txt'), await file('anderes.txt')];
  const put = (body: object) => request(service, 'PUT', `/api/uploads/${sheet.id}`, { as, now, body });
  const tagged = await put({ name: 'zutaten.txt', tags: ['Küche', 'KÜCHE', 'Schulung'], version: 1 });
  expect(tagged.body.data).toMatchObject({ tags: ['Küche', 'Schulung'], version: 2 });
  await put({ name: 'rezept.txt', version: 2 });
  const found = async (query: string) =>
    ((await get(as, `/api/uploads?${query}`)).body.data as Upload[]).map(({ name }) => name);
  expect(await found('filter[tag]=Schulung')).toEqual(['rezept.txt']);
  expect(await found('q=kueche')).toEqual(['rezept.txt']);
  expect(await found('filter[tag]=Schul')).toEqual([]);
  expect((await put({ name: 'x', tags: ['a'.repeat(41)], version: 3 })).body.errors?.[0]).toMatchObject({
    field: 'tags.0',
  });
});

test("refuses a guest's 21st upload within an hour, but not others or staff", async () => {
  const guest = newGuest();
  const text = { data: dataUrl(Buffer.from('Hallo')), name: 'a.txt' };
  expect((await send(guest, text)).status).toBe(201);
  later(60_000);
  // Concurrent requests: a count that misses uncommitted ones would admit too many.
  const replies = await Promise.all(Array.from({ length: 25 }, () => send(guest, text)));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(19);
  const refused = replies.find(({ status }) => status === 429);
  expect(refused?.headers.get('retry-after')).toBe(String(59 * 60));
  expect(refused?.body.errors?.[0]?.message).toBe(
    'Von Ihrem Anschluss wurden in der letzten Stunde schon 20 Dateien hochgeladen. Bitte versuchen Sie es in 59 Minuten noch einmal.',
  );
  expect((await send(newGuest(guest.tenant), text)).status).toBe(201);
  for (let more = 0; more < 21; more++) expect((await send(asStaff(guest.tenant), text)).status).toBe(201);
  later(59 * 60_000);
  expect((await send(guest, text)).status).toBe(201);
  expect((await send(guest, text)).status).toBe(429);
});

// MEDIA-06
test('limits an address to 50 MB a day, including refused uploads', async () => {
  const guest = newGuest();
  const large = { data: dataUrl(Buffer.alloc(12_500_000, 'x')), name: 'a.txt' };
  for (const _ of [1, 2, 3, 4]) {
    expect((await send(guest, large)).status).toBe(201);
    later(2 * hour);
  }
  await request(service, 'DELETE', `/api/uploads/${uuidv7()}`, { as: asStaff(guest.tenant), now });
  const reply = await send(guest, { data: dataUrl(Buffer.from('x')), name: 'a.txt' });
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, String(16 * 3600)]);
  later(16 * hour + 1000);
  expect((await send(guest, large)).status).toBe(201);
});

/** A connection that announces the largest upload and sends one byte. */
function beginSlowly(as: Caller): ClientRequest {
  const slow = requestHttp({
    port: service.port,
    path: '/api/uploads',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': 21_999_999,
      [identityHeader]: signIdentity(testSecret, as, now.getTime()),
    },
  });
  slow.on('error', () => undefined); // Ended by the server.
  slow.write('{');
  return slow;
}

test('admits others beside three slow uploads of one network, and counts those before they arrive', async () => {
  const [slow, other] = [newGuest(), newGuest()];
  const claims = () => service.sql('select from upload_claims where tenant_id = $1', [slow.tenant]);
  const connections = [slow, slow, slow].map(beginSlowly);
  await until('the first upload has its slot', async () => (await claims()).length === 1);
  const file = { data: dataUrl(Buffer.alloc(9_000_000, 'x')), name: 'a.txt' };
  expect(
    (await Promise.all([send(other, file), send(asStaff(slow.tenant), file)])).map(({ status }) => status),
  ).toEqual([201, 201]);
  expect(await claims()).toHaveLength(1);
  for (const connection of connections) connection.destroy();
});

const placed = (uploads: string[], branch = orderPlaced.example.branch) => {
  const placed = structuredClone(orderPlaced.example);
  placed.order.branch = { id: branch };
  const [item] = placed.order.items;
  if (item) item.parts = [{ name: 'Foto', values: ['torte.png'], uploads }];
  return orderPlaced(uuidv7(), 1, placed);
};

// MEDIA-06
test('deletes unordered uploads with files and counts after 24 hours, and keeps ordered ones and those of staff', async () => {
  const guest = newGuest();
  const png = await picture().png().toBuffer();
  const [forgotten, ordered] = [await stored(guest, png, 'a.png'), await stored(guest, png, 'b.png')];
  const ofStaff = await stored(asStaff(guest.tenant), png, 'c.png');
  await service.publish(guest.tenant, placed([ordered.id, ordered.id]));
  await service.settled();

  later(24 * hour);
  await service.parts.useCases.sweepUploads();
  expect((await get(guest, addressOf(forgotten))).status).toBe(200);
  later(1);
  await service.parts.useCases.sweepUploads();
  expect((await get(guest, addressOf(forgotten))).status).toBe(404);
  for (const keptUpload of [ordered, ofStaff]) {
    expect((await get(guest, addressOf(keptUpload))).status).toBe(200);
    expect((await get(guest, previewOf(keptUpload))).status).toBe(200);
  }
  expect((await filesOf(guest.tenant)).filter((name) => name.includes(forgotten.id))).toEqual([]);
  expect(await service.sql('select from upload_claims where tenant_id = $1', [guest.tenant])).toHaveLength(0);
  await until('the deletion', () =>
    service.events.some((event) => event.type === 'media.upload-deleted.v1' && event.subject === forgotten.id),
  );
});

test('shows an employee only files of their branches’ orders', async () => {
  const guest = newGuest();
  const [here, there] = [uuidv7(), uuidv7()];
  const [ordered, unordered] = [await stored(guest, buildPdf(), 'a.pdf'), await stored(guest, buildPdf(), 'b.pdf')];
  await service.publish(guest.tenant, placed([ordered.id], here));
  await service.settled();
  const seenBy = async (caller: Caller) => {
    const list = await request(service, 'GET', '/api/uploads', { as: caller, now });
    const read = await Promise.all(
      [ordered, unordered].map(({ id }) => request(service, 'GET', `/api/uploads/${id}`, { as: caller, now })),
    );
    return { listed: (list.body.data as Upload[]).map(({ name }) => name), read: read.map(({ status }) => status) };
  };
  const staffOf = (...branches: string[]) => asStaff(guest.tenant, { roles: ['ROLE_EMPLOYEE'], branches });
  expect(await seenBy(staffOf(here))).toEqual({ listed: ['a.pdf'], read: [200, 404] });
  expect(await seenBy(staffOf(there))).toEqual({ listed: [], read: [404, 404] });
  expect((await seenBy(asStaff(guest.tenant))).listed.sort()).toEqual(['a.pdf', 'b.pdf']);
  // The same file in an order of the other branch.
  await service.publish(guest.tenant, placed([ordered.id], there));
  await service.settled();
  expect((await seenBy(staffOf(there))).listed).toEqual(['a.pdf']);
});

test('sweeps on two replicas at once without errors or duplicate events', async () => {
  const guest = newGuest();
  const png = await picture().png().toBuffer();
  const uploads = [await stored(guest, png, 'a.png'), await stored(guest, png, 'b.png')];
  later(25 * hour);
  const { sweepUploads } = service.parts.useCases;
  const removed = await Promise.all([sweepUploads(), sweepUploads()]);
  expect(removed[0] + removed[1]).toBeGreaterThanOrEqual(2);
  const published = () =>
    service.events.filter(
      (event) => event.type === 'media.upload-deleted.v1' && uploads.some(({ id }) => id === event.subject),
    );
  await until('both deletions', () => published().length === 2);
  expect(await sweepUploads()).toBe(0);
  expect(published()).toHaveLength(2);
});

test('logs a warning for an order that names a deleted upload, instead of failing its event', async () => {
  const [tenant, lost] = [uuidv7(), uuidv7()];
  const { data } = await service.publish(tenant, placed([lost]));
  expect(data).toBeDefined();
  await service.settled();
  expect(service.log).toContainEqual(
    expect.objectContaining({ level: 'warn', message: 'order refers to deleted uploads' }),
  );
});

test('logged nothing unexpected', () => {
  expect(service.log.filter((line) => line.level === 'error')).toEqual([]);
});
