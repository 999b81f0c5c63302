import type { FileRef } from '../content/content-value.ts';
import type { ImageSize } from '../media/image.ts';
import type { ImageRef } from '../wire.ts';

/**
 * Image size by use. The server lists these URLs in `files` of the content package, so that a TV stores them before the
 * package plays.
 */
export const sceneImageSizes = {
  /** Scenes and items that show nothing but a picture. */
  picture: 'large',
  /** The product, or the scene's own picture, of a promotion. */
  promotion: 'medium',
  /** Pictures of products beside a menu board. */
  board: 'small',
  /** The shop's logo. */
  logo: 'small',
} as const satisfies Record<string, ImageSize>;

/** Path of a picture on the shop's host. */
export const imageUrl = ({ id, version, extension }: ImageRef, size: ImageSize): string =>
  `/image/${size}/${id}-${version}.${extension}`;

/** Path of an uploaded video on the shop's host. */
export const uploadUrl = ({ id, version, extension, publicHash }: FileRef): string =>
  `/upload/${publicHash}/${id}-${version}.${extension}`;
