import { createUpload } from '@theke/contracts/media/upload';
import { admission } from '@theke/kit/http/admission';
import type { Request, RequestHandler } from 'express';
import { uploadCaller } from './upload-caller.ts';

const largest = createUpload.bodyLimit;
/** Without a length it counts as the largest. */
const lengthOf = (header: string | undefined): number => Math.min(Number(header ?? largest) || 0, largest);

/** In bytes: a reduced photo of a phone, or a one-page PDF. They do not wait for large uploads. */
const small = 1_048_576;
const line = { queue: 40, timeoutMs: 15_000 };

/**
 * Admission of uploads before their body is read, weighted by length: two of the largest, or a dozen phone photos;
 * small files have separate slots. Guests' uploads must not take the memory needed for orders. Thirty of 15 MB at once
 * raised the process by 330 MB this way, and by 440 MB with four admitted.
 */
export function takePlace(): RequestHandler {
  const weigh = ({ headers }: Pick<Request, 'headers'>) => lengthOf(headers['content-length']);
  const takeLarge = admission({ ...line, capacity: 2 * largest }, weigh);
  const takeSmall = admission({ ...line, capacity: 4 * small }, weigh);
  return (request, response, next) => (weigh(request) <= small ? takeSmall : takeLarge)(request, response, next);
}

/**
 * Limits one uploader (a guests' network or a member of staff) to half of the slots and two uploads at a time. Further
 * uploads wait in the uploader's own queue.
 */
export function takeOwnPlace(): RequestHandler {
  const perUploader = { capacity: largest, queue: 30, timeoutMs: 30_000 };
  const uploaders = new Map<string, { take: RequestHandler; here: number }>();
  return (request, response, next) => {
    const name = uploadCaller(response).uploader;
    const uploader = uploaders.get(name) ?? {
      take: admission(perUploader, ({ headers }) => Math.max(lengthOf(headers['content-length']), largest / 2)),
      here: 0,
    };
    uploaders.set(name, uploader);
    uploader.here += 1;
    response.once('close', () => {
      uploader.here -= 1;
      if (uploader.here === 0) uploaders.delete(name);
    });
    return uploader.take(request, response, next);
  };
}
