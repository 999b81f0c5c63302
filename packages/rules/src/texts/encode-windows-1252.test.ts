import { expect, test } from '@jest/globals';
import { encodeWindows1252 } from './encode-windows-1252.ts';

const decode = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);

test('encodes each character of Windows-1252 as its byte', () => {
  // The bytes 81, 8D, 8F, 90 and 9D have no character.
  const bytes = Array.from({ length: 256 }, (_, byte) => byte).filter(
    (byte) => ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte),
  );
  expect([...encodeWindows1252(decode(Uint8Array.from(bytes)))]).toEqual(bytes);
});

test('drops accents that the encoding lacks, and replaces other characters', () => {
  expect(decode(encodeWindows1252('Győri Řízek ﬁn 漢 🍕'))).toBe('Gyori Rízek fin ? ?');
});
