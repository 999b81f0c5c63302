import type { Response } from 'express';

/** Rejects where the file cannot be read; a reader who leaves in between is no error. */
export function sendFile(
  response: Response,
  root: string,
  name: string,
  headers: Record<string, string>,
): Promise<void> {
  const options = { root, headers, cacheControl: false, etag: false, lastModified: false, acceptRanges: false };
  return new Promise((resolve, reject) => {
    response.sendFile(name, options, (error) => (error && !response.destroyed ? reject(error) : resolve()));
  });
}
