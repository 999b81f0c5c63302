import type { Sharp } from 'sharp';
import { notAPicture, tooManyPixels, unreadablePicture } from '../errors.ts';
import { pictureKind } from './picture-kind.ts';

/** About what a full-frame camera makes. The decoder would need 200 MB for more. */
const maxPixels = 50_000_000;
/** No screen of a shop shows more. */
const maxWidth = 2560;
/** What the WebP format can hold. */
const maxHeight = 16_383;
const quality = 82;

export type EncodedPicture = { bytes: Buffer; extension: 'webp'; width: number; height: number };

// Measured: importing sharp takes 23 MB of resident memory, which a platform that serves made pictures need not pay.
// One thread and no cache of its own: pictures are made once, memory stays small.
export async function openPicture(input: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(input, { limitInputPixels: maxPixels, failOn: 'error' });
}

/**
 * Any picture as WebP: upright, without metadata (it may tell where and by whom it was taken), with its transparency;
 * of an animation the first frame. Large ones are shrunk to 2560 px of width.
 * @throws Problem 422 naming `data` for whatever is not a sound picture of a kind we take
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  if (!pictureKind(bytes)) throw notAPicture();
  const picture = await openPicture(bytes);
  try {
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, extension: 'webp', width: info.width, height: info.height };
  } catch (error) {
    // The decoder throws plain errors and tells them apart by their text alone.
    throw error instanceof Error && error.message.includes('pixel limit') ? tooManyPixels() : unreadablePicture();
  }
}

/** A stored picture in a smaller width, in px. */
export const shrinkPicture = async (picture: Buffer, width: number): Promise<Buffer> =>
  (await openPicture(picture)).resize({ width, withoutEnlargement: true }).webp({ quality }).toBuffer();
