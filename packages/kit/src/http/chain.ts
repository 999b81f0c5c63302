import type { RequestHandler } from 'express';

/**
 * Combines handlers into one: each runs when the one before calls `next`. An error that one throws, rejects with or
 * passes to `next` goes to the `next` of the chain. An express layer per handler costs as much as most of the handlers
 * (ADR 0011).
 */
export const chain =
  (...handlers: readonly RequestHandler[]): RequestHandler =>
  (request, response, next) => {
    function reach(at: number): void {
      const handler = handlers[at];
      if (!handler) {
        next();
        return;
      }
      try {
        const working: unknown = handler(request, response, (error?: unknown) => (error ? next(error) : reach(at + 1)));
        if (working instanceof Promise) working.catch(next);
      } catch (error) {
        next(error);
      }
    }
    reach(0);
  };
