import { encode } from 'uqr';

/** The dark modules of a QR code, row by row, without the quiet zone: that is the paper's. Level M reads on through a fold or a stain. */
export const qrCodeOf = (text: string): boolean[][] => encode(text, { border: 0, ecc: 'M' }).data;

/** Dots that a code takes at most on paper; at 8 dots a millimetre a little less than 3 cm. */
const maxDots = 220;

/** The same as a picture for printers: whole dots for each module, so that no edge is blurred. */
export function qrPictureOf(text: string): { data: Uint8ClampedArray; width: number; height: number } {
  const code = qrCodeOf(text);
  const dots = Math.max(3, Math.floor(maxDots / code.length));
  // Printers take columns of eight dots and rows of 24; what is added is white.
  const width = Math.ceil((code.length * dots) / 8) * 8;
  const height = Math.ceil((code.length * dots) / 24) * 24;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < code.length * dots; y++)
    for (let x = 0; x < code.length * dots; x++)
      if (code[Math.floor(y / dots)]?.[Math.floor(x / dots)])
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { data, width, height };
}
