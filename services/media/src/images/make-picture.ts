import type { Sharp } from 'sharp';
import { openPicture } from './open-picture.ts';

/**
 * What is made of a picture that somebody sent.
 * image    WebP: upright, without metadata (it may tell where and by whom it was taken), with its transparency; of an animation the
 *          first frame. No screen of a shop shows a wider one, and the format can hold no higher one.
 * preview  a small JPEG, on white: wide enough for a card on any screen, high enough for a portrait
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

/** @throws what the decoder throws: plain errors that are told apart by their text alone */
export async function makePicture(bytes: Buffer, kind: Made): Promise<Buffer> {
  const small = (await openPicture(bytes))
    .autoOrient()
    .resize({ ...made[kind], fit: 'inside', withoutEnlargement: true });
  return encoders[kind](small).toBuffer();
}
