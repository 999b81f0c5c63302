import type { Columns, PaperLine } from './lay-out.ts';
import { drawQrPicture } from './qr-code.ts';

/** Printer command sets: Epson's, or one of Star's two. */
export type PrinterLanguage = 'esc-pos' | 'star-prnt' | 'star-line';

/** Code page 858 is Latin 1 with the euro sign; supported by Epson, Star and compatibles for decades. */
const codepage = 'cp858';

/**
 * Encodes the lines and the paper cut as printer commands. The encoder neither wraps nor aligns, so all printers print
 * the same.
 */
export async function printerBytes(
  lines: readonly PaperLine[],
  language: PrinterLanguage,
  columns: Columns,
): Promise<Uint8Array> {
  // Half a megabyte of code, loaded only for such printers.
  const { default: ReceiptPrinterEncoder } = await import('@point-of-sale/receipt-printer-encoder');
  const encoder = new ReceiptPrinterEncoder({
    language,
    columns,
    codepageMapping: language === 'esc-pos' ? 'epson' : 'star',
    feedBeforeCut: 4,
    // Column mode leaves white lines on printers whose motion units differ from their dots. Star supports no other
    // mode.
    imageMode: 'raster',
  });
  encoder.initialize().codepage(codepage);
  for (const { text, isBig, isBold, code } of lines) {
    if (code !== undefined) {
      const picture = drawQrPicture(code);
      encoder.align('center').image(picture, { width: picture.width, height: picture.height }).align('left');
      continue;
    }
    const size = isBig ? 2 : 1;
    encoder.bold(isBold).size(size, size).line(text);
  }
  return encoder.bold(false).size(1, 1).cut().encode();
}
