import type { Request, RequestHandler, Response } from 'express';
import { Problem } from '../problem.ts';

/**
 * Terms: admitted = being processed; waiting = queued until an admitted request ends; refused = answered with
 * Retry-After.
 */
export type AdmissionLimits = {
  /** Maximum number of admitted requests, or the sum of their weights. */
  capacity: number;
  /** Maximum number of waiting requests; further ones are refused immediately. */
  queue: number;
  /** Maximum waiting time in ms. */
  timeoutMs: number;
};

const leaving = new WeakMap<Response, () => void>();

/**
 * Frees the slot of an admitted request before its response has ended: from here on it only waits. The caller must
 * limit such waiting requests itself.
 */
export const leavePlace = (response: Response): void => leaving.get(response)?.();

/** Retry-After in seconds: admitted requests take a fraction of a second. */
const comeBackAfter = 2;

export const overloaded = () =>
  new Problem(
    503,
    [
      {
        code: 'OVERLOADED',
        message: 'Gerade ist sehr viel los. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
      },
    ],
    comeBackAfter,
  );

/**
 * Limits concurrent requests and refuses early what would be answered too late: admitted requests stay fast, and the
 * queue stays bounded. Clients that disconnect while waiting are not served. Each request has weight 1 unless `weigh`
 * says otherwise; light requests do not overtake waiting ones.
 */
export function admission(
  { capacity, queue, timeoutMs }: AdmissionLimits,
  weigh: (request: Request) => number = () => 1,
): RequestHandler {
  let admitted = 0;
  /** Start functions with their weights, oldest first. */
  const waiting = new Map<() => void, number>();

  function admit(weight: number, response: Response, next: () => void): void {
    admitted += weight;
    const leave = () => {
      response.off('close', leave);
      leaving.delete(response);
      admitted -= weight;
      admitWaiting();
    };
    response.once('close', leave);
    leaving.set(response, leave);
    next();
  }

  function admitWaiting(): void {
    for (const [start, weight] of waiting) {
      if (admitted + weight > capacity) return;
      start();
    }
  }

  return (request, response, next) => {
    if (response.closed) return; // disconnected while its body was read
    const weight = weigh(request);
    if (waiting.size === 0 && admitted + weight <= capacity) return admit(weight, response, next);
    if (waiting.size >= queue) return next(overloaded());
    const leave = () => {
      waiting.delete(start);
      clearTimeout(timer);
      response.off('close', giveUp);
    };
    /** Admits the next ones, which may be lighter. */
    const giveUp = () => {
      leave();
      admitWaiting();
    };
    const start = () => {
      leave();
      admit(weight, response, next);
    };
    const timer = setTimeout(() => {
      giveUp();
      next(overloaded());
    }, timeoutMs);
    response.once('close', giveUp);
    waiting.set(start, weight);
  };
}
