import { encode } from 'uqr';

/** Dark modules of a QR code, row by row, without the quiet zone. Error correction M tolerates a fold or stain. */
export const encodeQrCode = (text: string): boolean[][] => encode(text, { border: 0, ecc: 'M' }).data;

/** Maximum size of a QR code in dots; at 8 dots per mm a little less than 3 cm. */
const maxDots = 220;

/** QR code as a printer bitmap: whole dots per module, so that edges stay sharp. */
export function drawQrPicture(text: string): { data: Uint8ClampedArray; width: number; height: number } {
  const code = encodeQrCode(text);
  const dots = Math.max(3, Math.floor(maxDots / code.length));
  // Printers take columns of eight dots and rows of 24; the padding is white.
  const width = Math.ceil((code.length * dots) / 8) * 8;
  const height = Math.ceil((code.length * dots) / 24) * 24;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < code.length * dots; y++)
    for (let x = 0; x < code.length * dots; x++)
      if (code[Math.floor(y / dots)]?.[Math.floor(x / dots)])
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { data, width, height };
}
