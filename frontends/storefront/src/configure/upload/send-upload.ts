import type { createUpload, Upload } from '@theke/contracts/media/upload';
import { route, urlOf } from '@theke/ui/api-client';
import { sendFile } from '@theke/ui/send-file';

const url = urlOf(route<typeof createUpload>('POST', '/uploads'));

/** See `sendFile`. */
export const sendUpload = (file: File, onProgress: (sent: number) => void, signal: AbortSignal): Promise<Upload> =>
  sendFile(url, file, onProgress, signal);
