import type { FileRef } from '@theke/contracts/content/content-value';

/** URL of an uploaded file. */
export const fileUrl = ({ publicHash, id, version, extension }: FileRef): string =>
  `/upload/${publicHash}/${id}-${version}.${extension}`;
