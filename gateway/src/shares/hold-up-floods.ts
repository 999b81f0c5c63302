import { Problem } from '@theke/kit/problem';
import type { ErrorRequestHandler } from 'express';

/**
 * Delay in ms: insignificant for a client told to wait a minute, and limits one that retries at once to two requests a
 * second.
 */
const pauseMs = 500;

/**
 * Delays 429 responses: a flood refused immediately could use all CPU time. Delayed requests hold no slot, and their
 * number is bounded by the connections per network.
 */
export const holdUpFloods: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (!(error instanceof Problem) || error.status !== 429) return next(error);
  const timer = setTimeout(() => next(error), pauseMs);
  response.once('close', () => clearTimeout(timer));
};
