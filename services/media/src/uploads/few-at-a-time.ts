import { createUpload } from '@theke/contracts/media/upload';
import { admission } from '@theke/kit/http/admission';
import type { RequestHandler } from 'express';

const largest = createUpload.bodyLimit;

/**
 * Stands before an upload's body is read, and weighs it by its length: two of the largest at a time, or a dozen photos of a
 * phone. Guests' uploads must not take the memory that orders need: thirty of 15 MB at once raised the process by 330 MB
 * this way, and by 440 MB when four were let in. One that does not tell its length counts as the largest.
 */
export const fewAtATime = (): RequestHandler =>
  admission({ capacity: 2 * largest, queue: 40, timeoutMs: 15_000 }, ({ headers }) =>
    Math.min(Number(headers['content-length'] ?? largest) || 0, largest),
  );
