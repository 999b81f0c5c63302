import type { Screenshot } from '../devices/screenshot-store.ts';

const startsWith = (data: Buffer, bytes: readonly number[], from = 0) =>
  bytes.every((byte, index) => data[from + index] === byte);

const text = (letters: string) => [...Buffer.from(letters)];

/** The type by the first bytes, whatever the sender claims; undefined for anything that is no picture. */
function typeOf(data: Buffer): string | undefined {
  if (startsWith(data, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(data, [0x89, ...text('PNG\r\n'), 0x1a, 0x0a])) return 'image/png';
  if (startsWith(data, text('RIFF')) && startsWith(data, text('WEBP'), 8)) return 'image/webp';
  return undefined;
}

/** A picture in a data URL. */
export function readPicture(url: string): Screenshot | undefined {
  const data = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const type = typeOf(data);
  return type ? { type, data } : undefined;
}
