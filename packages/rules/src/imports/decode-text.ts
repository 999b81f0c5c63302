export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * Decodes the text of a file. UTF-16 is recognised by its mark or by its zero bytes, UTF-8 by being valid; everything
 * else is Windows-1252, in which older spreadsheets save.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const encoding = encodingOf(bytes);
  const decoded = new TextDecoder(encoding).decode(bytes);
  return { text: decoded.replace(/^\uFEFF/, ''), encoding };
}

function encodingOf(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Most characters of a European text have one zero byte in UTF-16, and none in the others.
  const sample = bytes.subarray(0, 2_000);
  const zeros = (parity: number) => sample.filter((byte, index) => index % 2 === parity && byte === 0).length;
  const many = sample.length / 8;
  if (zeros(1) > many && zeros(0) === 0) return 'utf-16le';
  if (zeros(0) > many && zeros(1) === 0) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
