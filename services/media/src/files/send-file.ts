import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { OpenFile } from './file-store.ts';

/** Sends a file; a reader who disconnects is no error. @throws read errors of the store */
export async function sendFile(
  response: Response,
  { size, stream }: OpenFile,
  headers: Record<string, string>,
): Promise<void> {
  response.set(headers).setHeader('content-length', size);
  if (response.req.method === 'HEAD') {
    stream.destroy();
    response.end();
    return;
  }
  await pipeline(stream, response)
    .catch((error: unknown) => {
      if (!response.destroyed) throw error;
    })
    // The pipeline rejects a response that was closed before, and leaves the file open.
    .finally(() => stream.destroy());
}
