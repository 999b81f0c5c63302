import type { Upload } from '@theke/contracts/media/upload';

type Named = Pick<Upload, 'id' | 'version' | 'extension'>;

/** Apart from pictures' names, so that no address of the one ever opens the other. */
export const uploadFileOf = ({ id, version, extension }: Named): string => `upload-${id}-${version}.${extension}`;

export const previewFileOf = ({ id, version }: Named): string => `upload-preview-${id}-${version}.jpg`;
