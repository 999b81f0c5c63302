// QR-06, TPL-03: pictures of codes, decoded with an independent reader.
import { expect, test } from '@jest/globals';
import { qrLayer } from '@theke/contracts/media/template-layer';
import fc from 'fast-check';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { loadFonts } from './load-fonts.ts';
import { drawPng } from './print-template.ts';

const read = jsqr as unknown as typeof jsqr.default;
const canvas = await loadFonts('Inter');
const anyAddress = fc.stringMatching(/^[a-z0-9]{4,40}$/).map((host) => `https://${host}.example/q/n12`);

const logoOf = async (width: number, height: number, background: string) =>
  canvas.loadImage(
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  );
const logos = await Promise.all([logoOf(64, 64, '#000000'), logoOf(64, 64, '#ffffff'), logoOf(200, 40, '#d92d20')]);

type Options = { middle?: 'none' | 'mark' | 'logo'; mark?: string; side?: number; logo?: (typeof logos)[number] };

async function pixelsOf(address: string, { middle = 'none', mark = '', side = 40, logo }: Options) {
  const layer = qrLayer.parse({ kind: 'qr', key: 'code', x: 0, y: 0, width: side, height: side, middle, mark });
  const template = { width: side, height: side, background: '#ffffff', layers: [layer] };
  const records = [{ values: { url: address, name: mark }, image: null }];
  const drawing = { family: 'Inter' as const, pictureFor: () => undefined, logo };
  const png = drawPng({ canvas, template, records, drawing }, 300);
  return sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

async function decode(address: string, options: Options): Promise<string | undefined> {
  const { data, info } = await pixelsOf(address, options);
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('QR-06: readers decode codes with a mark or any logo in the middle', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyAddress,
      fc.constantFrom(...logos),
      fc.constantFrom('7', '12', 'G 3', 'WWWW'),
      async (address, logo, mark) => {
        expect(await decode(address, {})).toBe(address);
        expect(await decode(address, { middle: 'mark', mark })).toBe(address);
        expect(await decode(address, { middle: 'logo', logo })).toBe(address);
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);

test('TPL-03: modules of a picture are whole pixels, without grey edges', async () => {
  for (const side of [15, 25, 40, 41.3]) {
    const { data } = await pixelsOf('https://marillo.example/q/n12', { side });
    expect(new Set(data)).toEqual(new Set([0, 255]));
  }
});

test('a mark that is too long, and a missing logo, leave the code closed', async () => {
  const address = 'https://marillo.example/q/n12';
  const plain = (await pixelsOf(address, {})).data;
  expect((await pixelsOf(address, { middle: 'mark', mark: 'Garten 12' })).data.equals(plain)).toBe(true);
  expect((await pixelsOf(address, { middle: 'logo' })).data.equals(plain)).toBe(true);
});

test('a placeholder in the mark is filled with the record', async () => {
  const layer = qrLayer.parse({
    kind: 'qr',
    key: 'code',
    x: 0,
    y: 0,
    width: 40,
    height: 40,
    middle: 'mark',
    mark: '{{name}}',
  });
  const draw = (name: string) =>
    drawPng(
      {
        canvas,
        template: { width: 40, height: 40, background: '#ffffff', layers: [layer] },
        records: [{ values: { url: 'https://marillo.example', name }, image: null }],
        drawing: { family: 'Inter', pictureFor: () => undefined },
      },
      300,
    );
  expect(draw('7').equals(draw('8'))).toBe(false);
});
