// Decodes printed codes with an independent reader.
import { beforeAll, expect, test } from '@jest/globals';
import type { MailLogo } from '@theke/contracts/media/logo';
import { quietZone } from '@theke/rules/qr/code-drawing';
import fc from 'fast-check';
import jsqr from 'jsqr';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { chooseMiddle, type Middle } from './choose-middle.ts';
import { drawCode } from './code-paper.ts';
import { codeSvg } from './code-svg.ts';
import { drawnCode } from './drawn-code.ts';

const read = jsqr as unknown as typeof jsqr.default;
const anyAddress = fc.stringMatching(/^[a-z0-9]{4,40}$/).map((host) => `https://${host}.example/q/n12`);
const code = { name: 'Tisch 12', mark: '12', hasLogo: true };

/** A picture of one colour, the worst case for the middle: it contains no module that is right by chance. */
async function aLogo(width: number, height: number, background: string): Promise<MailLogo> {
  const png = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { png: png.toString('base64'), width, height };
}

async function readBack(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 260 })
    .resize(400, 400)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Converts drawing commands of a PDF to an SVG with shapes and picture. */
function onPaper(drawn: ReturnType<typeof drawnCode>, middle: Middle | undefined, size: number): string {
  const paper = new PDFDocument({ size: [size, size], margin: 0 });
  // One shape, as the PDF fills it.
  let [shape, pictures] = ['', ''];
  const rect = paper.rect.bind(paper);
  paper.rect = (x, y, width, height) => {
    shape += `M${x} ${y}h${width}v${height}h${-width}z`;
    return rect(x, y, width, height);
  };
  const image = paper.image.bind(paper) as (...given: unknown[]) => typeof paper;
  paper.image = ((png: Buffer, x: number, y: number, { width, height }: { width: number; height: number }) => {
    pictures += `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
    return image(png, x, y, { width, height });
  }) as typeof paper.image;
  drawCode(paper.fillColor('#003f4b'), drawn, middle, { x: 0, y: 0, size });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="100%" height="100%" fill="#fff"/><path fill="#003f4b" d="${shape}"/>${pictures}</svg>`;
}

let logos: MailLogo[];
beforeAll(async () => {
  logos = await Promise.all([
    aLogo(64, 64, '#000000'),
    aLogo(64, 64, '#ffffff'),
    aLogo(400, 64, '#d92d20'),
    aLogo(20, 64, '#4caf5b'),
  ]);
});

test('QR-06: reads a code with any logo from SVG and PDF', async () => {
  await fc.assert(
    fc.asyncProperty(anyAddress, fc.nat({ max: 3 }), async (address, at) => {
      const middle = chooseMiddle(code, logos[at]);
      const drawn = drawnCode(address, 'Q', middle?.kind);
      const svg = codeSvg(drawn, { middle, colour: '#003f4b', size: 40, title: 'T' });
      expect(await readBack(svg)).toBe(address);
      expect(await readBack(onPaper(drawn, middle, 113))).toBe(address);
    }),
    { numRuns: 12 },
  );
}, 60_000);

test('QR-06: limits a logo to a fifth of the width and to the free area, and keeps its ratio', () => {
  fc.assert(
    fc.property(anyAddress, fc.nat({ max: 3 }), (address, at) => {
      const logo = logos[at] as MailLogo;
      const drawn = drawnCode(address, 'Q', 'logo');
      const side = drawn.modules.length;
      const { from, size } = drawn.gap ?? { from: 0, size: 0 };
      expect(size).toBeGreaterThan(2);
      expect(size).toBeLessThanOrEqual(side / 5);
      expect(from).toBeGreaterThan(8);
      const svg = codeSvg(drawn, { middle: { kind: 'logo', logo }, colour: '#000000', size: 40, title: 'T' });
      const [x = 0, y = 0, width = 0, height = 0] = (
        /<image x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
      )
        .slice(1)
        .map(Number);
      expect(width / height).toBeCloseTo(logo.width / logo.height, 1);
      for (const [begin, length] of [
        [x, width],
        [y, height],
      ] as const) {
        expect(begin).toBeGreaterThan(quietZone + from);
        expect(begin + length).toBeLessThan(quietZone + from + size);
      }
    }),
  );
});

test('QR-06: replaces the mark by the logo, and prints nothing if the wanted logo is missing', () => {
  const [logo] = logos;
  expect(chooseMiddle(code, logo)).toEqual({ kind: 'logo', logo });
  expect(chooseMiddle({ ...code, hasLogo: false }, logo)).toEqual({ kind: 'mark', text: '12' });
  // Stored before logos existed.
  expect(chooseMiddle({ name: 'Tisch 1', mark: '' }, logo)).toBeUndefined();
  expect(() => chooseMiddle(code, undefined)).toThrow(expect.objectContaining({ status: 409 }));
});
