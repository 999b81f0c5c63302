import { ApiError } from './api-error.ts';

/**
 * Posts a body and reports the upload's progress. Uses XMLHttpRequest, because fetch does not report it.
 * @param body form data, or text that is JSON
 * @param onProgress called with the uploaded fraction, from 0 to 1
 * @returns the content of `data`
 * @throws ApiError; an abort by the caller's signal rejects with its reason
 */
export function sendWithProgress<T>(
  url: string,
  body: FormData | string,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { data, errors } = (request.response ?? {}) as { data?: T; errors?: unknown };
      if (request.status === 201 && data) resolve(data);
      else reject(ApiError.ofAnswer(request.status, errors));
    };
    request.onerror = () => reject(ApiError.ofNetwork());
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
