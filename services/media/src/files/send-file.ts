import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { OpenFile } from './file-store.ts';

/** A reader who leaves in between is no error. @throws what the store throws while it is read */
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
    // A response that was gone before it began is refused by the pipeline, and the file stays open.
    .finally(() => stream.destroy());
}
