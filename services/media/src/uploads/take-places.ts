import { createUpload } from '@theke/contracts/media/upload';
import { admission } from '@theke/kit/http/admission';
import type { Request, RequestHandler } from 'express';
import { uploadCaller } from './upload-caller.ts';

const largest = createUpload.bodyLimit;
/** One that does not tell its length counts as the largest. */
const lengthOf = (header: string | undefined): number => Math.min(Number(header ?? largest) || 0, largest);

/** In bytes. A photo that a phone made smaller, a PDF of a page: they do not wait for large files that come slowly. */
const small = 1_048_576;
const line = { queue: 40, timeoutMs: 15_000 };

/**
 * Stands before an upload's body is read, and weighs it by its length: two of the largest at a time, or a dozen photos of a
 * phone; small files have places of their own. Guests' uploads must not take the memory that orders need: thirty of 15 MB at once raised the
 * process by 330 MB this way, and by 440 MB when four were let in.
 */
export function takePlace(): RequestHandler {
  const weigh = ({ headers }: Pick<Request, 'headers'>) => lengthOf(headers['content-length']);
  const takeLarge = admission({ ...line, capacity: 2 * largest }, weigh);
  const takeSmall = admission({ ...line, capacity: 4 * small }, weigh);
  return (request, response, next) => (weigh(request) <= small ? takeSmall : takeLarge)(request, response, next);
}

/**
 * Half of those places at most for one holder, and two at a time: a network of guests, or somebody of the staff. Their other
 * uploads wait behind their own, not before everybody's.
 */
export function takeOwnPlace(): RequestHandler {
  const own = { capacity: largest, queue: 30, timeoutMs: 30_000 };
  const holders = new Map<string, { take: RequestHandler; here: number }>();
  return (request, response, next) => {
    const name = uploadCaller(response).holder;
    const holder = holders.get(name) ?? {
      take: admission(own, ({ headers }) => Math.max(lengthOf(headers['content-length']), largest / 2)),
      here: 0,
    };
    holders.set(name, holder);
    holder.here += 1;
    response.once('close', () => {
      holder.here -= 1;
      if (holder.here === 0) holders.delete(name);
    });
    return holder.take(request, response, next);
  };
}
