import { buffer } from 'node:stream/consumers';
import { printable } from '@theke/kit/printable';
import { encodeQrCode } from './qr-code.ts';
import type { Receipt, ReceiptLine } from './receipt-line.ts';

/** The package is a tenth of all loaded code, so it is loaded on demand. */
type Paper = PDFKit.PDFDocument;

/** 80 mm roll, in points. */
const width = 226.77;
const margin = 10;
const room = width - 2 * margin;
/** Width of the column of amounts; parts are printed below the item's name. */
const timesRoom = 34;
/** 23 mm, in points. */
const codeSize = 66;

type Look = { size?: number; isBold?: boolean; align?: 'left' | 'center' | 'right'; x?: number; room?: number };

/** Writes a text in a standard PDF font and returns the y of the next line. */
function write(paper: Paper, text: string, y: number, look: Look = {}): number {
  const { size = 9, isBold = false, align = 'left', x = margin, room: lineWidth = room } = look;
  paper.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  const shown = printable(text);
  if (shown.trim() !== '') paper.text(shown, x, y, { width: lineWidth, align, lineGap: 1 });
  return y + (shown.trim() === '' ? 0 : paper.heightOfString(shown, { width: lineWidth, lineGap: 1 }));
}

const widthOf = (paper: Paper, text: string, size: number, isBold: boolean) =>
  paper
    .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .widthOfString(printable(text));

/** Writes a left text and an amount at the right edge, which never wraps. */
function pair(paper: Paper, left: string, right: string, y: number, look: Look = {}): number {
  const { size = 9, isBold = false, x = margin } = look;
  const rightWidth = right === '' ? 0 : widthOf(paper, right, size, isBold) + 8;
  const end = write(paper, left, y, { size, isBold, x, room: Math.max(40, width - margin - x - rightWidth) });
  return Math.max(end, write(paper, right, y, { size, isBold, align: 'right' }));
}

function line(paper: Paper, y: number): number {
  paper
    .lineWidth(0.8)
    .moveTo(margin, y + 4)
    .lineTo(width - margin, y + 4)
    .stroke();
  return y + 9;
}

/** Draws one shape: modules drawn one by one show seams. */
function drawCode(paper: Paper, link: string, y: number): void {
  const code = encodeQrCode(link);
  const module = codeSize / code.length;
  code.forEach((row, down) => {
    row.forEach((isDark, right) => {
      if (isDark) paper.rect(margin + right * module, y + down * module, module, module);
    });
  });
  paper.fill();
}

/** Draws a line of the receipt and returns the y of the next one. */
function draw(paper: Paper, row: ReceiptLine, y: number): number {
  switch (row.kind) {
    case 'gap':
      return y + 8;
    case 'rule':
      return line(paper, y);
    case 'text':
      return write(paper, row.text, y, {
        size: row.isBig ? 18 : 9,
        ...(row.isBold && { isBold: true }),
        ...(row.isCentered && { align: 'center' }),
      });
    case 'head': {
      // A uid instead of a number is as long as a word.
      const size = row.number.length > 4 ? 18 : 38;
      const numberRoom = Math.min(room / 2, widthOf(paper, row.number, size, true) + 10);
      const beside = { x: margin + numberRoom, room: room - numberRoom, align: 'right', isBold: true } as const;
      const numberEnd = write(paper, row.number, y, { size, isBold: true, room: numberRoom });
      const timeEnd = write(paper, row.time, y + 3, { ...beside, size: 17 });
      const aboutEnd = write(paper, row.about, timeEnd, { ...beside, size: 10.5 });
      return Math.max(numberEnd, write(paper, row.day, aboutEnd, { ...beside, isBold: false })) + 2;
    }
    case 'note': {
      const end = write(paper, row.text, y + 8, { size: 11, isBold: true, x: margin + 7, room: room - 14 });
      paper
        .lineWidth(1.4)
        .rect(margin, y + 2, room, end + 4 - y)
        .stroke();
      return end + 13;
    }
    case 'item': {
      const x = margin + timesRoom;
      const timesEnd = write(paper, row.times, y, { size: 10, isBold: true, room: timesRoom - 4 });
      const nameEnd = pair(paper, row.name, row.amount, y, { size: 10, isBold: true, x });
      const end = row.parts.reduce((at, part) => write(paper, part, at, { x, room: room - timesRoom }), nameEnd);
      return Math.max(timesEnd, end) + 4;
    }
    case 'code': {
      const x = margin + codeSize + 10;
      drawCode(paper, row.link, y);
      const titleEnd = write(paper, row.title, y + 14, { size: 10, isBold: true, x, room: width - margin - x });
      const end = row.texts.reduce((at, text) => write(paper, text, at, { x, room: width - margin - x }), titleEnd);
      return Math.max(y + codeSize, end) + 4;
    }
    case 'pair':
      return pair(paper, row.left, row.right, y, row.isBold ? { size: 13, isBold: true } : {});
  }
}

const drawAll = (paper: Paper, receipt: Receipt): number =>
  receipt.reduce((y, row) => draw(paper, row, y), margin) + margin;

/** Longer than any receipt, to measure its height. */
const roll = 100_000;

/**
 * Renders the receipt as a PDF: the printer's lines on one page of the needed length.
 * @param title document title in the PDF viewer
 */
export async function receiptPdf(receipt: Receipt, title: string, createdAt: Date): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const height = drawAll(new PDFDocument({ size: [width, roll], margin: 0 }), receipt);
  const paper = new PDFDocument({
    size: [width, height],
    margin: 0,
    info: { Title: title, CreationDate: createdAt },
    lang: 'de',
  });
  drawAll(paper, receipt);
  paper.end();
  return buffer(paper);
}
