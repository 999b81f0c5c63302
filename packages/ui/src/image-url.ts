import type { ImageRef } from '@theke/contracts/wire';

/** Widths in pixels that the server makes and keeps (MEDIA-02). */
export const imageWidths = { icon: 64, thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 } as const;
export type ImageSize = keyof typeof imageWidths;

/** Where a picture is served in one of the six widths. */
export const imageUrl = ({ id, version, extension }: ImageRef, size: ImageSize): string =>
  `/image/${size}/${id}-${version}.${extension}`;

/** The newest file of a picture that something names by an earlier version; asked for anew each time. For forms alone. */
export const newestImageUrl = ({ id, extension }: ImageRef, size: ImageSize): string =>
  `/image/${size}/${id}.${extension}`;

/** The `srcset` of some widths; the browser takes the one that fits its screen. */
export const imageSrcSet = (image: ImageRef, sizes: readonly ImageSize[]): string =>
  sizes.map((size) => `${imageUrl(image, size)} ${imageWidths[size]}w`).join(', ');

/** What a logo of 32 px is drawn from; a word mark is several times as wide as it is high. */
export const logoSize = ({ look }: ImageRef): ImageSize => (look && look.ratio > 2 ? 'small' : 'thumbnail');
