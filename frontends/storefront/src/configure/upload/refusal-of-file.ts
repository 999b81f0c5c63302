import { claimedExtension, isPictureExtension, largestUpload } from '@theke/contracts/media/upload-kinds';
import { ApiError } from '@theke/ui/api-error';
import { uploadMessages } from './upload-messages.de.ts';
import type { UploadType } from './upload-values.ts';

const isPictureType = (type: UploadType) => type === 'image' || type === 'images';

/** Accepted types for the browser's file picker (MEDIA-04). */
export const acceptedTypes = (type: UploadType): string =>
  isPictureType(type)
    ? '.jpg,.jpeg,.png,.gif'
    : '.txt,.csv,.gif,.jpg,.jpeg,.png,.svg,.mp4,.mpeg,.webm,.zip,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx';

/** Whether a question accepts the file type that the server detected. */
export const acceptsExtension = (type: UploadType, extension: string): boolean =>
  !isPictureType(type) || isPictureExtension(extension);

/** Checks a file before upload by name and size; the server checks its content. */
export function refusalOfFile(type: UploadType, { name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const extension = claimedExtension(name);
  const isAccepted = extension !== undefined && acceptsExtension(type, extension) && size > 0 && size <= largestUpload;
  return isAccepted ? undefined : uploadMessages.failed(name);
}

/** Message for a failed upload: that of MEDIA-07 if the file is the reason, otherwise the server's. */
export function refusalOfServer(error: unknown, name: string): string {
  const isAboutFile = error instanceof ApiError && [400, 413, 415, 422].includes(error.status);
  return error instanceof ApiError && !isAboutFile ? error.message : uploadMessages.failed(name);
}
