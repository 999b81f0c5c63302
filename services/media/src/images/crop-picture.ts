import type { ImageCrop } from '@theke/contracts/media/image';
import { quality } from './encode-picture.ts';
import { openPicture } from './open-picture.ts';

/**
 * The part of a stored picture that a crop shows, at least one pixel wide and high.
 * @param size of the picture in px
 */
export function cropPixels({ x, y, width, height }: ImageCrop, size: { width: number; height: number }) {
  const left = Math.min(size.width - 1, Math.round(x * size.width));
  const top = Math.min(size.height - 1, Math.round(y * size.height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(size.width - left, Math.round(width * size.width))),
    height: Math.max(1, Math.min(size.height - top, Math.round(height * size.height))),
  };
}

/** @param picture as stored, with its size in px */
export async function cropPicture(
  picture: Buffer,
  size: { width: number; height: number },
  crop: ImageCrop,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  const pixels = cropPixels(crop, size);
  const bytes = await (await openPicture(picture)).extract(pixels).webp({ quality }).toBuffer();
  return { bytes, width: pixels.width, height: pixels.height };
}
