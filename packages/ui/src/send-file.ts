import { ApiError } from './api-error.ts';

/**
 * Uploads one file as form data. Uses XMLHttpRequest, because fetch does not report upload progress.
 * @param url of an upload endpoint
 * @param onProgress called with the uploaded fraction, from 0 to 1
 * @returns the content of `data`
 * @throws ApiError; an abort by the caller's signal rejects with its reason
 */
export function sendFile<T>(
  url: string,
  file: File,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('data', file);
    request.open('POST', url);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { data, errors } = (request.response ?? {}) as { data?: T; errors?: unknown };
      if (request.status === 201 && data) resolve(data);
      else reject(ApiError.ofAnswer(request.status, errors));
    };
    request.onerror = () => reject(ApiError.ofNetwork());
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
