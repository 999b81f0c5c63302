import type { RequestHandler } from 'express';

/**
 * Several handlers as one: each is reached when the one before hands on, and whatever one throws, rejects or hands on as an error goes to what
 * stands behind all of them. A layer of express for each costs as much as most of them do (ADR 0011).
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
