import { createUpload } from '@theke/contracts/media/upload';
import { admission } from '@theke/kit/http/admission';
import type { RequestHandler } from 'express';

const largest = createUpload.bodyLimit;

/**
 * Stands before an upload's body is read, and weighs it by its length: two of the largest at a time, or a dozen photos of a
 * phone. One takes up to five times its length in memory until it is stored (measured), and guests' uploads must not take
 * what orders need. One that does not tell its length counts as the largest.
 */
export const fewAtATime = (): RequestHandler =>
  admission({ capacity: 2 * largest, queue: 40, patience: 15_000 }, ({ headers }) =>
    Math.min(Number(headers['content-length'] ?? largest) || 0, largest),
  );
