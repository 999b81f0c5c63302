import { runConfined } from '../confined/run-confined.ts';
import { pictureTooLarge, unreadablePicture } from '../errors.ts';
import { byWeight, type Limited } from './by-weight.ts';
import { type Header, heldBytes } from './held-bytes.ts';
import { type Made, made, makePicture } from './make-picture.ts';
import { maxPixels, openPicture } from './open-picture.ts';

/**
 * Of eight bit and four channels, of a picture that is decoded as a whole: how much of it may be in memory at once. Guests send
 * photographs, which come row by row and weigh little.
 */
const megapixels: Record<Made, number> = { image: 50, preview: 25 };
/** Four channels, and a fifth of that for what is made of it. */
const bytesPerMegapixel = 4_800_000;

/** In bytes: what is decoded here. More goes into a process of its own, because the allocator keeps what it once had. */
const mostHere = 16_000_000;
/** In bytes, of what any decoding takes besides the picture: buffers of the decoder and of the one that encodes. */
const everyDecoding = 60_000_000;
/** In kB, of data that a process holds before it has seen a picture: most of that is only reserved. */
const besidesPicture = 850_000;
/** In bytes, of all pictures that are worked on at once: two ordinary ones, or a heavy one alone. */
const decodingTogether = 2 * (everyDecoding + mostHere);

/** Of one business: more than a page shows, and made within half a minute. The gateway keeps a place for each that waits. */
const maxWaiting = 128;

export const limitedDecoding = (): Limited => byWeight(decodingTogether, maxWaiting);

/** Work on a picture of ours, whose size is known. @param tenant of what guests wait for: each business waits in its own line */
export const withStored = <T>(
  limited: Limited,
  { width, height }: { width: number; height: number },
  work: () => Promise<T>,
  tenant?: string,
): Promise<T> => limited(everyDecoding + width * height * 4, work, tenant);

/** What is made takes as much again, about, while it is encoded. */
function encodedBytes({ width, height }: Header, wanted: { width: number; height: number }): number {
  const scale = Math.min(1, wanted.width / width, wanted.height / height);
  return width * height * scale ** 2 * 8;
}

/** A GIF is read to its end by the decoder, with its million frames; its size stands in its first bytes. */
const headerOf = async (bytes: Buffer): Promise<Header> =>
  bytes.toString('latin1', 0, 3) === 'GIF' && bytes.length >= 10
    ? { format: 'gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8), channels: 4, depth: 'uchar' }
    : (await openPicture(bytes)).metadata();

/**
 * Makes something of a picture that somebody sent. Its header is read first and says what it will weigh: a file of 600 kB may unpack
 * to 400 MB.
 * @throws Problem 422 naming `data`
 */
export async function decodePicture(limited: Limited, bytes: Buffer, kind: Made): Promise<Buffer> {
  const tooLarge = pictureTooLarge(megapixels[kind]);
  const refuse = (error: unknown): never => {
    throw error instanceof Error && error.message.includes('pixel limit') ? tooLarge : unreadablePicture();
  };
  const header = await limited(everyDecoding, () => headerOf(bytes)).catch(refuse);
  const decoded = heldBytes(header, made[kind]);
  const encoded = encodedBytes(header, made[kind]);
  if (decoded + encoded > megapixels[kind] * bytesPerMegapixel || header.width * header.height > maxPixels)
    throw tooLarge;
  const frames = header.format === 'gif' ? bytes.length * 5 : 0;
  if (decoded + frames <= mostHere && encoded <= everyDecoding)
    return limited(everyDecoding + decoded, () => makePicture(bytes, kind)).catch(refuse);
  const apart = await limited(decodingTogether, () =>
    runConfined(bytes, {
      script: 'make-picture-apart.ts',
      args: [kind],
      packages: ['sharp', '@img/colour', 'detect-libc', 'semver'],
      memory: Math.ceil((2 * (decoded + encoded)) / 1_000) + besidesPicture,
      timeoutMs: 15_000,
    }),
  );
  if (!apart) throw unreadablePicture();
  return apart;
}
