// TPL-01 to TPL-04, with an independent reader for codes and for PDFs.
import { expect, test } from '@jest/globals';
import { createImage, type Image } from '@theke/contracts/media/image';
import { drawImageTemplate, imageTemplates } from '@theke/contracts/media/image-template';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import jsqr from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { media } from '../service.ts';

const service = runDuringTests(media);
const readCode = jsqr as unknown as typeof jsqr.default;

const box = { x: 5, y: 5, width: 60, height: 30 };
const layers = [
  { kind: 'shape', key: 'edge', ...box, x: 0, y: 0, width: 90, height: 4, colour: '#003f4b' },
  { kind: 'text', key: 'name', ...box, text: '{{name}}\n{{description}}\n{{price}}', size: 12 },
  { kind: 'qr', key: 'code', x: 65, y: 10, width: 22, height: 22, text: '{{url}}' },
];
const template = { width: 90, height: 55, layers };
const recordOf = (name: string) => ({
  values: { name, description: '', price: '10,90 €', url: 'https://marillo.example/store/neubau' },
});

function aTenant() {
  const tenant = uuidv7();
  const call = (method: string, path: string, body?: object) =>
    request(service(), method, path, { as: asStaff(tenant), ...(body && { body }) });
  const draw = (body: object) => call('POST', '/api/image-templates/draw', body);
  return { tenant, call, draw };
}

const pixelsOf = async (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

async function textsOf(pdf: Buffer): Promise<{ width: number; text: string }[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      return { width: page.getViewport({ scale: 1 }).width, text };
    }),
  );
}

test('stores a template and returns its layers', async () => {
  const { tenant, call } = aTenant();
  const created = await call('POST', '/api/image-templates', {
    name: 'Preisschild',
    identifier: 'preisschild',
    subject: 'product',
    ...template,
  });
  expect(created.status).toBe(201);
  const { id } = created.body.data as { id: string };
  const { body } = await call('GET', `/api/image-templates/${id}/layers`);
  expect(body.data).toMatchObject(layers);
  // The identifier is unique per business, and other businesses see nothing.
  const again = { ...imageTemplates.example, identifier: 'preisschild' };
  expect((await call('POST', '/api/image-templates', again)).status).toBe(422);
  const other = aTenant();
  expect((await other.call('GET', `/api/image-templates/${id}/layers`)).status).toBe(404);
  expect((await request(service(), 'GET', `/api/image-templates/${id}/layers`, { as: asGuest(tenant) })).status).toBe(
    401,
  );
});

test('draws a PNG at 300 dpi whose code cameras read', async () => {
  const { draw } = aTenant();
  const { status, bytes, headers } = await draw({ template, records: [recordOf('Margherita')], format: 'png' });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/png');
  const { data, info } = await pixelsOf(bytes);
  expect([info.width, info.height]).toEqual([1063, 650]);
  expect(readCode(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(recordOf('').values.url);
  // The shape at the upper edge.
  expect([...data.subarray(0, 3)]).toEqual([0x00, 0x3f, 0x4b]);
});

test('draws a page per record with real text, also with letters beyond Latin-1', async () => {
  const { draw } = aTenant();
  const { status, bytes } = await draw({ template, records: [recordOf('Kováč-Schnitzel'), recordOf('Łosoś')] });
  expect(status).toBe(200);
  const pages = await textsOf(bytes);
  expect(pages).toHaveLength(2);
  // The second file of the font draws the letters that the first lacks.
  for (const part of ['č', 'Schnitzel', '10,90', '€']) expect(pages[0]?.text).toContain(part);
  expect(pages[1]?.text).toContain('Ł');
  expect(pages[0]?.width).toBeCloseTo((90 / 25.4) * 72, 0);
});

test('draws A4 sheets in the label layout', async () => {
  const { draw } = aTenant();
  const records = Array.from({ length: 50 }, (_, index) => recordOf(`Gericht ${index + 1}`));
  const { bytes } = await draw({ template, records, sheet: 'compact' });
  const pages = await textsOf(bytes);
  expect(pages).toHaveLength(2);
  expect(pages[0]?.width).toBeCloseTo(595.28, 0);
  expect(pages[1]?.text).toMatch(/Gericht\s+49/);
  expect(pages[1]?.text).not.toMatch(/Gericht\s+48/);
});

test('refuses a value for an unknown placeholder', async () => {
  const { call } = aTenant();
  const records = [{ values: { name: 'Margherita', tenantId: 'x' } }];
  const { status, body } = await call('POST', '/api/image-templates/draw', { template, records });
  expect([status, body.errors?.[0]]).toMatchObject([422, { field: 'records.0.values.tenantId' }]);
});

test('TPL-04: draws as many as fit on A4 in original size, and refuses a template that is larger', async () => {
  const { draw } = aTenant();
  const records = Array.from({ length: 7 }, (_, index) => recordOf(`Gericht ${index + 1}`));
  // 100 x 140 mm: two by two on A4.
  const tent = { ...template, width: 100, height: 140 };
  const pages = await textsOf((await draw({ template: tent, records, sheet: 'original' })).bytes);
  expect(pages.map(({ text }) => [...text.matchAll(/Gericht\s+\d/g)].length)).toEqual([4, 3]);
  expect(pages[0]?.width).toBeCloseTo(595.28, 0);
  const refused = await draw({ template: { ...template, width: 300 }, records, sheet: 'original' });
  expect(refused.body.errors).toMatchObject([{ code: 'TOO_LARGE', field: 'sheet' }]);
});

test('TPL-09: folded tents are an A4 sheet per record whose faces are both readable from their side', async () => {
  const { draw } = aTenant();
  const records = ['1', '2'].map((name) => recordOf(name));
  const { status, bytes } = await draw({
    template: { ...template, width: 200, height: 110 },
    records,
    sheet: 'folded',
  });
  expect(status).toBe(200);
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  expect(document.numPages).toBe(2);
  const page = await document.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  expect([width, height].map(Math.round)).toEqual([595, 842]);
  const { items } = await page.getTextContent();
  const prices = items.flatMap((item) => ('str' in item && item.str.includes('10,90') ? [item.transform] : []));
  // The direction of the baseline: once to the left and above the ridge, once to the right and below it.
  const ridge = height - (115 / 25.4) * 72;
  const faces = prices.map(([a, , , , , y]) => [Math.sign(a as number), (y as number) > ridge]);
  expect(faces.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
    [-1, true],
    [1, false],
  ]);
  const all = items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(all).toContain('Boden');
  expect(all).toContain('Lasche');
});

test('draws the picture of the record, and leaves a deleted one out', async () => {
  const { call, draw } = aTenant();
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#d92d20' } })
    .png()
    .toBuffer();
  const { body } = await call('POST', '/api/images', {
    ...createImage.example.body,
    data: `data:image/png;base64,${photo.toString('base64')}`,
  });
  const { id, version, extension } = body.data as Image;
  const picture = { kind: 'picture', key: 'photo', x: 0, y: 0, width: 90, height: 55, source: 'record' };
  const colourWith = async (image: object | null) => {
    const { bytes } = await draw({
      template: { ...template, layers: [picture] },
      records: [{ values: {}, image }],
      format: 'png',
    });
    return [...(await pixelsOf(bytes)).data.subarray(0, 3)];
  };
  const [red = 0, green = 0xff] = await colourWith({ id, version, extension });
  expect(red - green).toBeGreaterThan(0x80);
  expect(await colourWith({ id: uuidv7(), version, extension })).toEqual([0xff, 0xff, 0xff]);
  expect(await colourWith(null)).toEqual([0xff, 0xff, 0xff]);
});

test('refuses a broken template with the field, and guests', async () => {
  const { tenant, draw } = aTenant();
  const refused = await draw({ template: { ...template, width: 5_000 }, records: [recordOf('x')] });
  expect(refused.status).toBe(422);
  expect(refused.body.errors?.[0]?.field).toBe('template.width');
  const twice = await draw({ template: { ...template, layers: [layers[0], layers[0]] }, records: [recordOf('x')] });
  expect(twice.body.errors).toMatchObject([{ code: 'KEY_TAKEN', field: 'template.layers' }]);
  const { body } = drawImageTemplate.example;
  expect((await request(service(), 'POST', '/api/image-templates/draw', { as: asGuest(tenant), body })).status).toBe(
    401,
  );
});
