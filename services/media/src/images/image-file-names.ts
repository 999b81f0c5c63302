import { type Image, imageCuts, imageSizes } from '@theke/contracts/media/image';

/** Files are named after the version that brought them: another file has another name, whatever else staff change keeps it. */
type Named = Pick<Image, 'id' | 'fileVersion' | 'extension'>;

/** A rendition has its size or cut before it. */
export const fileNameOf = ({ id, fileVersion, extension }: Named, rendition?: string): string =>
  `${rendition ? `${rendition}-` : ''}${id}-${fileVersion}.${extension}`;

/** The same rendition as AVIF. */
export const avifNameOf = ({ id, fileVersion }: Named, rendition: string): string =>
  `${rendition}-${id}-${fileVersion}.avif`;

/** The picture for link previews, as JPEG. */
export const shareNameOf = ({ id, fileVersion }: Named): string => `share-${id}-${fileVersion}.jpg`;

/** The original and every rendition of it. */
export const fileNamesOf = (image: Named): string[] => [
  fileNameOf(image),
  shareNameOf(image),
  ...[...Object.keys(imageSizes), ...Object.keys(imageCuts)].flatMap((rendition) => [
    fileNameOf(image, rendition),
    avifNameOf(image, rendition),
  ]),
];
