import { tooManyPixels, unreadablePicture } from '../errors.ts';
import { openPicture } from '../images/encode-picture.ts';

/** In px: wide enough for a card on any screen, high enough for a portrait. */
export const previewWidth = 640;
export const previewHeight = 960;
const quality = 80;

/**
 * A small JPEG of a picture: upright, on white, without what the picture tells about itself. Making it is the proof that
 * the upload is a sound picture.
 * @throws Problem 422 naming `data`
 */
export async function picturePreview(bytes: Buffer): Promise<Buffer> {
  const picture = await openPicture(bytes);
  try {
    return await picture
      .autoOrient()
      .resize({ width: previewWidth, height: previewHeight, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer();
  } catch (error) {
    // The decoder throws plain errors and tells them apart by their text alone.
    throw error instanceof Error && error.message.includes('pixel limit') ? tooManyPixels() : unreadablePicture();
  }
}
