import { imageSizes } from '@theke/contracts/media/image';
import type { ImageRef } from '@theke/contracts/wire';

/** `{id}-{version}.{extension}`, the name in the picture's address; a smaller rendition has its size before it. */
export const fileNameOf = ({ id, version, extension }: ImageRef, size?: string): string =>
  `${size ? `${size}-` : ''}${id}-${version}.${extension}`;

/** The original and every rendition of it. */
export const fileNamesOf = (image: ImageRef): string[] => [
  fileNameOf(image),
  ...Object.keys(imageSizes).map((size) => fileNameOf(image, size)),
];
