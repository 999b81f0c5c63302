import { sendWithProgress } from './send-with-progress.ts';

/** Uploads one file as form data, as `sendWithProgress` does. @param url of an upload endpoint */
export function sendFile<T>(
  url: string,
  file: File,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<T> {
  const form = new FormData();
  form.append('data', file);
  return sendWithProgress(url, form, onProgress, signal);
}
