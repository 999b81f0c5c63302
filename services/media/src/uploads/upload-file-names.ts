import type { Upload } from '@theke/contracts/media/upload';

type Named = Pick<Upload, 'id' | 'extension'>;

/** The bytes never change, however a file is called: it keeps the name of its first version. */
const firstVersion = 1;

/** Apart from pictures' names, so that no address of the one ever opens the other. */
export const uploadFileOf = ({ id, extension }: Named): string => `upload-${id}-${firstVersion}.${extension}`;

export const previewFileOf = ({ id }: Named): string => `upload-preview-${id}-${firstVersion}.jpg`;
