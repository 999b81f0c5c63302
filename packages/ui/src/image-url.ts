import type { ImageRef } from '@theke/contracts/wire';

/** Image widths in pixels that the server generates and caches (MEDIA-02). */
export const imageWidths = { icon: 64, thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 } as const;
export type ImageSize = keyof typeof imageWidths;

/** URL of a picture in one of the six widths. */
export const imageUrl = ({ id, version, extension }: ImageRef, size: ImageSize): string =>
  `/image/${size}/${id}-${version}.${extension}`;

/** URL of the animation of a picture whose look says `isAnimated` (MEDIA-18). */
export const animationUrl = ({ id, version }: Pick<ImageRef, 'id' | 'version'>): string =>
  `/image/${id}-${version}.gif`;

/**
 * URL of a picture's newest file, regardless of the version in the reference; revalidated on each request. For forms
 * only.
 */
export const newestImageUrl = ({ id, extension }: ImageRef, size: ImageSize): string =>
  `/image/${size}/${id}.${extension}`;

/** Builds a `srcset` of several widths; the browser chooses one for its screen. */
export const imageSrcSet = (image: ImageRef, sizes: readonly ImageSize[]): string =>
  sizes.map((size) => `${imageUrl(image, size)} ${imageWidths[size]}w`).join(', ');

/** Whether a logo contains the name: it is more than twice as wide as high. */
export const isWordMark = ({ look }: ImageRef): boolean => look !== undefined && look.ratio > 2;

/** Image size of a logo shown 32 px high; word marks are several times as wide as high. */
export const logoSize = (logo: ImageRef): ImageSize => (isWordMark(logo) ? 'small' : 'thumbnail');
