import type { Columns, PaperLine } from './lay-out.ts';
import { qrPictureOf } from './qr-code.ts';

/** What a printer understands: Epson's commands, or one of Star's two. */
export type PrinterLanguage = 'esc-pos' | 'star-prnt' | 'star-line';

/** Code page 858 is Latin 1 with the euro sign; Epson, Star and whoever follows them have had it for decades. */
const codepage = 'cp858';

/**
 * The commands that print the lines and cut the paper. The lines are laid out before: the encoder breaks and aligns
 * nothing, so all printers show the same.
 */
export async function printerBytes(
  lines: readonly PaperLine[],
  language: PrinterLanguage,
  columns: Columns,
): Promise<Uint8Array> {
  // Half a megabyte of code, for shops that have such a printer.
  const { default: ReceiptPrinterEncoder } = await import('@point-of-sale/receipt-printer-encoder');
  const encoder = new ReceiptPrinterEncoder({
    language,
    columns,
    codepageMapping: language === 'esc-pos' ? 'epson' : 'star',
    feedBeforeCut: 4,
    // Strips of columns leave white lines where a printer's motion units are not its dots. Star has no other way.
    imageMode: 'raster',
  });
  encoder.initialize().codepage(codepage);
  for (const { text, isBig, isBold, code } of lines) {
    if (code !== undefined) {
      const picture = qrPictureOf(code);
      encoder.align('center').image(picture, { width: picture.width, height: picture.height }).align('left');
      continue;
    }
    const size = isBig ? 2 : 1;
    encoder.bold(isBold).size(size, size).line(text);
  }
  return encoder.bold(false).size(1, 1).cut().encode();
}
