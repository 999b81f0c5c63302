import { expect, test } from '@jest/globals';
import { qrCodes } from '@theke/contracts/analytics/qr-code';
import { readQrCodeImage } from '@theke/contracts/analytics/qr-code-print';
import { printable } from '@theke/kit/printable';
import { quietZone } from '@theke/rules/qr/code-drawing';
import {
  type LabelKind,
  type LabelLayout,
  labelKinds,
  labelLayouts,
  labelSize,
  maxLabels,
} from '@theke/rules/qr/label-layout';
import { contrast } from '@theke/rules/theme/theme';
import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { chooseMiddle } from './choose-middle.ts';
import { millimetre, type Paper, renderPaper } from './code-paper.ts';
import { a4, drawSheets } from './code-sheet.ts';
import { codeSvg } from './code-svg.ts';
import { drawnCode } from './drawn-code.ts';
import { drawLabel } from './label.ts';

const address = 'https://marillo.example/q/n12';
const anyAddress = fc.stringMatching(/^[a-z0-9.-]{4,40}$/).map((host) => `https://${host}/q/n12`);

/** Extracts the dark modules from a drawing. */
function modulesIn(svg: string): { side: number; dark: Set<string> } {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  return { side, dark: new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`)) };
}

test('QR-06: draws the code with a quiet zone of four modules, free only in the middle for a mark', () => {
  fc.assert(
    fc.property(anyAddress, fc.constantFrom('', '1', '12', 'Bar'), (address, mark) => {
      const middle = chooseMiddle({ name: 'T', mark }, undefined);
      const drawn = drawnCode(address, middle ? 'Q' : 'M', middle?.kind);
      const { side, dark } = modulesIn(codeSvg(drawn, { middle, colour: '#000000', size: 40, title: 'T' }));
      const { data } = encode(address, { border: 0, ecc: middle ? 'Q' : 'M' });
      expect(side).toBe(data.length + 2 * quietZone);
      const { gap } = drawn;
      let missing = 0;
      for (let y = 0; y < side; y++)
        for (let x = 0; x < side; x++) {
          const [row, column] = [y - quietZone, x - quietZone];
          const isIn = (at: number) => gap !== undefined && at >= gap.from && at < gap.from + gap.size;
          if (isIn(row) && isIn(column)) {
            missing++;
            expect(dark.has(`${x} ${y}`)).toBe(false);
          } else expect(dark.has(`${x} ${y}`)).toBe(data[row]?.[column] ?? false);
        }
      // Level Q tolerates a quarter; finder patterns are outside of the middle.
      expect(missing / data.length ** 2).toBeLessThanOrEqual(0.09);
      if (gap) expect(gap.from).toBeGreaterThan(8);
    }),
  );
});

test('QR-06: rejects a colour that is too light with its field', () => {
  const shape = readQrCodeImage.query;
  const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(anyColour, (colour) => {
      const { success, error } = shape.safeParse({ colour });
      expect(success).toBe(contrast(colour, '#ffffff') >= 4.5);
      if (error)
        expect(error.issues[0]).toMatchObject({ path: ['colour'], message: expect.stringContaining('zu hell') });
    }),
  );
  for (const colour of ['rot', '#fff', '"/><script>']) expect(shape.safeParse({ colour }).success).toBe(false);
});

test('escapes the name of a code in its drawing', () => {
  const drawn = drawnCode(address, 'Q', 'mark');
  const middle = { kind: 'mark', text: '<&>"' } as const;
  const svg = codeSvg(drawn, { middle, colour: '#000000', size: 40, title: '</title><script>' });
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('&lt;&amp;&gt;');
});

const aCode = (number: number) => ({
  ...qrCodes.events.changed.example,
  name: `Tisch ${number} „Žižkov“ ${'sehr langer Name '.repeat(number === 3 ? 8 : 0)}`,
  path: `n${number}`,
  mark: `${number}`,
});

const sheets = (count: number, kind: LabelKind, layout: LabelLayout) => {
  const codes = Array.from({ length: count }, (_, index) => aCode(index + 1));
  return renderPaper(a4, { title: 'T', at: new Date('2026-11-25T12:00:00Z') }, (paper) =>
    drawSheets(paper, {
      codes,
      kind,
      layout,
      shop: 'Marillo',
      logo: undefined,
      colour: '#003f4b',
      addressOf: () => address,
    }),
  );
};
const pagesIn = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;

test('QR-08: prints as many codes per sheet as the layout says', async () => {
  const { detail, compact } = labelLayouts;
  const pages = async (count: number, kind: LabelKind, layout: LabelLayout) =>
    pagesIn(await sheets(count, kind, layout));
  expect([
    await pages(1, 'detail', detail),
    await pages(10, 'detail', detail),
    await pages(11, 'detail', detail),
  ]).toEqual([1, 1, 2]);
  expect([await pages(48, 'compact', compact), await pages(49, 'compact', compact)]).toEqual([1, 2]);
  expect(await pages(7, 'detail', { rows: 1, columns: 3 })).toBe(3);
});

test('QR-08: keeps all texts and drawings of a label within it for any layout', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...labelKinds),
      fc.integer({ min: 1, max: maxLabels.compact.rows }),
      fc.integer({ min: 1, max: maxLabels.compact.columns }),
      fc.string({ minLength: 1, maxLength: 120 }),
      fc.boolean(),
      (kind, down, across, name, isTable) => {
        const limit = maxLabels[kind];
        const { code, ...cell } = labelSize(kind, {
          rows: Math.min(down, limit.rows),
          columns: Math.min(across, limit.columns),
        });
        const [x, y, width, height] = [40, 50, cell.width * millimetre, cell.height * millimetre];
        const paper = new PDFDocument({ size: a4, margin: 0 });
        const boxes: { left: number; top: number; right: number; bottom: number }[] = [];
        const rect = paper.rect.bind(paper);
        paper.rect = (left, top, wide, high) => {
          boxes.push({ left, top, right: left + wide, bottom: top + high });
          return rect(left, top, wide, high);
        };
        const texts: string[] = [];
        const text = paper.text.bind(paper) as (...given: unknown[]) => Paper;
        paper.text = ((said: string, left: number, top: number, options: { width: number; height?: number }) => {
          // A mark is within its code.
          if (options.height !== undefined) {
            texts.push(said);
            boxes.push({ left, top, right: left + options.width, bottom: top + options.height });
          }
          return text(said, left, top, options);
        }) as Paper['text'];
        const qrCode = { ...aCode(1), name, fallback: isTable ? '/store/x?table=1' : '/' };
        const label = {
          qrCode,
          address,
          shop: 'Gasthaus zur Linde',
          logo: undefined,
          colour: '#000000',
          x,
          y,
          width,
          height,
        };
        drawLabel[kind](paper, { ...label, code: code * millimetre });
        expect(texts).toContain(printable(name));
        const hair = 0.01;
        const outside = boxes.filter(
          ({ left, top, right, bottom }) =>
            left < x - hair || top < y - hair || right > x + width + hair || bottom > y + height + hair,
        );
        expect(outside).toEqual([]);
      },
    ),
    { numRuns: 30 },
  );
});
