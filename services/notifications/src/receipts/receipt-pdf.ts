import PDFDocument from 'pdfkit';
import type { PaperLine } from './lay-out.ts';

/** A roll of 80 mm, in points. */
const width = 226.77;
const margin = 8;
/** As many columns as the same roll has in a printer. */
const columns = 48;
/** A sign of Courier is 0.6 of its size wide. */
const size = (width - 2 * margin) / columns / 0.6;
const leading = 1.25;

const heightOf = ({ isBig }: PaperLine) => size * leading * (isBig ? 2 : 1);

/**
 * The receipt as a PDF, one page as long as it needs; laid out for 48 columns, in a standard font that every reader has.
 * @param title what a reader shows as the document's name
 */
export async function receiptPdf(lines: readonly PaperLine[], title: string, createdAt: Date): Promise<Buffer> {
  const height = 2 * margin + lines.reduce((sum, line) => sum + heightOf(line), 0);
  const document = new PDFDocument({
    size: [width, height],
    margin: 0,
    info: { Title: title, CreationDate: createdAt },
    lang: 'de',
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  let y = margin;
  for (const line of lines) {
    document.font(line.isBold ? 'Courier-Bold' : 'Courier').fontSize(line.isBig ? size * 2 : size);
    if (line.text !== '') document.text(line.text, margin, y, { lineBreak: false });
    y += heightOf(line);
  }
  document.end();
  await done;
  return Buffer.concat(chunks);
}
