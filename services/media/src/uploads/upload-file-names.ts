import type { Upload } from '@theke/contracts/media/upload';

/** Files are named after the version that brought them: another file has another name, another name for it keeps it. */
type Named = Pick<Upload, 'id' | 'extension' | 'fileVersion'>;

/** Apart from pictures' names, so that no address of the one ever opens the other. */
export const uploadFileOf = ({ id, extension, fileVersion }: Named): string =>
  `upload-${id}-${fileVersion}.${extension}`;

export const previewFileOf = ({ id, fileVersion }: Omit<Named, 'extension'>): string =>
  `upload-preview-${id}-${fileVersion}.jpg`;
