import { buffer } from 'node:stream/consumers';
import { printable } from '@theke/kit/printable';
import { logoBox, markSize, quietZone } from '@theke/rules/qr/code-drawing';
import type { Middle } from './choose-middle.ts';
import type { DrawnCode } from './drawn-code.ts';

/** The package is a tenth of all loaded code, so it is loaded on demand. */
export type Paper = PDFKit.PDFDocument;

/** Points per millimetre. */
export const millimetre = 72 / 25.4;

export type Place = { x: number; y: number; size: number };

/** Draws a code with its quiet zone in a square, in points. One shape: modules drawn one by one show their seams. */
export function drawCode(
  paper: Paper,
  { modules, gap }: DrawnCode,
  middle: Middle | undefined,
  { x, y, size }: Place,
): void {
  const module = size / (modules.length + 2 * quietZone);
  const at = (index: number) => (index + quietZone) * module;
  modules.forEach((row, down) => {
    row.forEach((isDark, right) => {
      if (isDark) paper.rect(x + at(right), y + at(down), module, module);
    });
  });
  paper.fill();
  if (!gap || !middle) return;
  if (middle.kind === 'logo') {
    const box = logoBox(gap.size, middle.logo);
    paper.image(Buffer.from(middle.logo.png, 'base64'), x + at(gap.from + box.x), y + at(gap.from + box.y), {
      width: box.width * module,
      height: box.height * module,
    });
    return;
  }
  const text = printable(middle.text);
  const height = markSize(text, gap.size) * module;
  paper.font('Helvetica-Bold').fontSize(height);
  paper.text(text, x + at(gap.from), y + size / 2 - height * 0.36, {
    width: gap.size * module,
    align: 'center',
    lineBreak: false,
  });
}

/** Returns the drawing as a file. */
export async function renderPaper(
  size: [number, number],
  { title, at }: { title: string; at: Date },
  draw: (paper: Paper) => void,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const paper = new PDFDocument({ size, margin: 0, info: { Title: title, CreationDate: at }, lang: 'de' });
  draw(paper);
  paper.end();
  return buffer(paper);
}
