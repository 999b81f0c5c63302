import { imageCuts, imageSizes } from '@theke/contracts/media/image';
import type { ImageRef } from '@theke/contracts/wire';

/** `{id}-{version}.{extension}`, the name in the picture's address; a rendition has its size or cut before it. */
export const fileNameOf = ({ id, version, extension }: ImageRef, rendition?: string): string =>
  `${rendition ? `${rendition}-` : ''}${id}-${version}.${extension}`;

/** The same rendition as AVIF. */
export const avifNameOf = ({ id, version }: ImageRef, rendition: string): string =>
  `${rendition}-${id}-${version}.avif`;

/** The original and every rendition of it. */
export const fileNamesOf = (image: ImageRef): string[] => [
  fileNameOf(image),
  ...[...Object.keys(imageSizes), ...Object.keys(imageCuts)].flatMap((rendition) => [
    fileNameOf(image, rendition),
    avifNameOf(image, rendition),
  ]),
];
