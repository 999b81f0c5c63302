import { Problem } from '@theke/kit/problem';
import type { ErrorRequestHandler } from 'express';

/** Nobody who was told to wait a minute minds, and who asks as fast as they are answered asks twice a second. */
const pauseMs = 500;

/**
 * Tells whoever asked too much so after a pause: a flood that is refused at once takes as much of the processor as it likes. It
 * holds no place meanwhile, and no more connections than a network has.
 */
export const holdUpFloods: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (!(error instanceof Problem) || error.status !== 429) return next(error);
  const timer = setTimeout(() => next(error), pauseMs);
  response.once('close', () => clearTimeout(timer));
};
