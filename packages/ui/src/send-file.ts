import { ApiError } from './api-error.ts';

/**
 * Sends one file as a form. Not by fetch, which does not tell how much of a body has been sent.
 * @param url of an endpoint that takes a file
 * @param onProgress gets the part that has been sent, from 0 to 1
 * @returns what stands under `data`
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
