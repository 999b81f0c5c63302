import type { Sharp } from 'sharp';
import { openPicture } from './open-picture.ts';

/**
 * Conversions of an uploaded picture.
 * image    WebP: upright, without metadata (which may contain place and author), with transparency; the first frame of
 *          an animation. At most as wide as any screen of a shop shows, and as high as the format allows.
 * preview  a small JPEG on white: wide enough for a card on any screen, high enough for a portrait
 */
export const made = {
  image: { width: 2560, height: 16_383 },
  preview: { width: 640, height: 960 },
} as const;
export type Made = keyof typeof made;

const encoders: Record<Made, (picture: Sharp) => Sharp> = {
  image: (picture) => picture.webp({ quality: 82 }),
  preview: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80 }),
};

/** @throws decoder errors: plain errors that differ only in their text */
export async function makePicture(bytes: Buffer, kind: Made): Promise<Buffer> {
  const small = (await openPicture(bytes))
    .autoOrient()
    .resize({ ...made[kind], fit: 'inside', withoutEnlargement: true });
  return encoders[kind](small).toBuffer();
}
