import type { Upload } from '@theke/contracts/media/upload';

/** Files are named by the version that introduced them: a new file gets a new name, a renamed one keeps it. */
type Named = Pick<Upload, 'id' | 'extension' | 'fileVersion'>;

/** Differs from names of pictures, so that no address of one kind serves the other. */
export const uploadFileOf = ({ id, extension, fileVersion }: Named): string =>
  `upload-${id}-${fileVersion}.${extension}`;

export const previewFileOf = ({ id, fileVersion }: Omit<Named, 'extension'>): string =>
  `upload-preview-${id}-${fileVersion}.jpg`;
