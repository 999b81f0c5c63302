import type { FileRef } from '@theke/contracts/content/content-value';

/** Where an uploaded file opens. */
export const fileUrl = ({ publicHash, id, version, extension }: FileRef): string =>
  `/upload/${publicHash}/${id}-${version}.${extension}`;
