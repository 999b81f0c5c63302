import { imageCuts, imageSizes } from '@theke/contracts/media/image';
import type { ImageRef } from '@theke/contracts/wire';

/** A picture's bytes never change, whatever staff say about it later: its files keep the name of its first version. */
const firstVersion = 1;

/** A rendition has its size or cut before it. */
export const fileNameOf = ({ id, extension }: ImageRef, rendition?: string): string =>
  `${rendition ? `${rendition}-` : ''}${id}-${firstVersion}.${extension}`;

/** The same rendition as AVIF. */
export const avifNameOf = ({ id }: ImageRef, rendition: string): string => `${rendition}-${id}-${firstVersion}.avif`;

/** The picture for link previews, as JPEG. */
export const shareNameOf = ({ id }: ImageRef): string => `share-${id}-${firstVersion}.jpg`;

/** The original and every rendition of it. */
export const fileNamesOf = (image: ImageRef): string[] => [
  fileNameOf(image),
  shareNameOf(image),
  ...[...Object.keys(imageSizes), ...Object.keys(imageCuts)].flatMap((rendition) => [
    fileNameOf(image, rendition),
    avifNameOf(image, rendition),
  ]),
];
