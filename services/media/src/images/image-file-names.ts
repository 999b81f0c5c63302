import { type Image, imageCuts, imageSizes } from '@theke/contracts/media/image';

/** Files are named by the version that introduced them: a new file gets a new name, other changes keep it. */
type Named = Pick<Image, 'id' | 'fileVersion' | 'extension'>;

/** Renditions have a prefix with their size or crop. */
export const fileNameOf = ({ id, fileVersion, extension }: Named, rendition?: string): string =>
  `${rendition ? `${rendition}-` : ''}${id}-${fileVersion}.${extension}`;

/** Name of a rendition's AVIF file. */
export const avifNameOf = ({ id, fileVersion }: Named, rendition: string): string =>
  `${rendition}-${id}-${fileVersion}.avif`;

/** The picture for link previews, as JPEG. */
export const shareNameOf = ({ id, fileVersion }: Named): string => `share-${id}-${fileVersion}.jpg`;

/** The animation of a picture that was uploaded as an animated GIF. */
export const animationNameOf = ({ id, fileVersion }: Pick<Named, 'id' | 'fileVersion'>): string =>
  `animation-${id}-${fileVersion}.gif`;

/** The original, its animation and all its renditions. */
export const fileNamesOf = (image: Named): string[] => [
  fileNameOf(image),
  shareNameOf(image),
  animationNameOf(image),
  ...[...Object.keys(imageSizes), ...Object.keys(imageCuts)].flatMap((rendition) => [
    fileNameOf(image, rendition),
    avifNameOf(image, rendition),
  ]),
];

/** The uploaded picture without its crop. */
export const originalNameOf = (id: string, originalVersion: number): string =>
  fileNameOf({ id, fileVersion: originalVersion, extension: 'webp' });

/** Names of the uploaded picture without its crop, and of its animation. */
export const originalNamesOf = (id: string, originalVersion: number): string[] => [
  originalNameOf(id, originalVersion),
  animationNameOf({ id, fileVersion: originalVersion }),
];
