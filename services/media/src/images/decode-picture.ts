import { runConfined } from '../confined/run-confined.ts';
import { pictureTooLarge, unreadablePicture } from '../errors.ts';
import { byWeight, type Limited } from './by-weight.ts';
import { type Header, heldBytes } from './held-bytes.ts';
import { type Made, made, makePicture } from './make-picture.ts';
import { maxPixels, openPicture } from './open-picture.ts';

/**
 * Limit of a picture that is decoded as a whole, in megapixels of 8 bit and four channels. Guests send photos, which
 * are decoded row by row and need little memory.
 */
const megapixels: Record<Made, number> = { image: 50, preview: 25 };
/** Bytes of a decoded megapixel: four channels, and a fifth of that for the result. */
const bytesPerMegapixel = 4_800_000;

/**
 * In bytes: up to this size pictures are decoded in this process. Larger ones use a child process, because the
 * allocator does not return memory.
 */
const maxInProcess = 16_000_000;
/** Memory of any decoding besides the picture, in bytes: buffers of decoder and encoder. */
const everyDecoding = 60_000_000;
/** Memory of a child process before it loads a picture, in kB; most of it is only reserved. */
const besidesPicture = 850_000;
/** Memory limit of all concurrent decodings, in bytes: two ordinary pictures, or one large one alone. */
const decodingTogether = 2 * (everyDecoding + maxInProcess);

/**
 * Queue limit of one tenant: more than a page shows, and done within half a minute. The gateway holds a slot for each
 * waiting request.
 */
const maxWaiting = 128;

export const limitedDecoding = (): Limited => byWeight(decodingTogether, maxWaiting);

/** Runs work on a stored picture of known size. @param tenant queue for work that guests wait for */
export const withStored = <T>(
  limited: Limited,
  { width, height }: { width: number; height: number },
  work: () => Promise<T>,
  tenant?: string,
): Promise<T> => limited(everyDecoding + width * height * 4, work, tenant);

/** Encoding the result takes about its size again. */
function encodedBytes({ width, height }: Header, target: { width: number; height: number }): number {
  const scale = Math.min(1, target.width / width, target.height / height);
  return width * height * scale ** 2 * 8;
}

/** The decoder would read all frames of a GIF, possibly a million; its size is in the first bytes. */
const readHeader = async (bytes: Buffer): Promise<Header> =>
  bytes.toString('latin1', 0, 3) === 'GIF' && bytes.length >= 10
    ? { format: 'gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8), channels: 4, depth: 'uchar' }
    : (await openPicture(bytes)).metadata();

/**
 * Converts an uploaded picture. Reads its header first to estimate the memory: a file of 600 kB may unpack to 400 MB.
 * @throws Problem 422 naming `data`
 */
export async function decodePicture(limited: Limited, bytes: Buffer, kind: Made): Promise<Buffer> {
  const tooLarge = pictureTooLarge(megapixels[kind]);
  const refuse = (error: unknown): never => {
    throw error instanceof Error && error.message.includes('pixel limit') ? tooLarge : unreadablePicture();
  };
  const header = await limited(everyDecoding, () => readHeader(bytes)).catch(refuse);
  const decoded = heldBytes(header, made[kind]);
  const encoded = encodedBytes(header, made[kind]);
  if (decoded + encoded > megapixels[kind] * bytesPerMegapixel || header.width * header.height > maxPixels)
    throw tooLarge;
  const frames = header.format === 'gif' ? bytes.length * 5 : 0;
  if (decoded + frames <= maxInProcess && encoded <= everyDecoding)
    return limited(everyDecoding + decoded, () => makePicture(bytes, kind)).catch(refuse);
  const decodedApart = await limited(decodingTogether, () =>
    runConfined(bytes, {
      script: 'make-picture-apart.ts',
      args: [kind],
      packages: ['sharp', '@img/colour', 'detect-libc', 'semver'],
      memory: Math.ceil((2 * (decoded + encoded)) / 1_000) + besidesPicture,
      timeoutMs: 15_000,
    }),
  );
  if (!decodedApart) throw unreadablePicture();
  return decodedApart;
}
