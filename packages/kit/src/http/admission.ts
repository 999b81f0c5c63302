import type { Request, RequestHandler, Response } from 'express';
import { Problem } from '../problem.ts';

/** Glossary. admitted: being worked on. waiting: will be, when one of those ends. refused: told to come back. */
export type AdmissionLimits = {
  /** Most that are admitted at a time; of what is weighed, the sum of its weights. */
  capacity: number;
  /** Most that wait; whoever comes then is refused at once. */
  queue: number;
  /** Milliseconds after which one that waits is refused. */
  timeoutMs: number;
};

const leaving = new WeakMap<Response, () => void>();

/**
 * Gives back the place that a request was admitted to before its answer has ended: what only waits from here on is not worked on.
 * Whoever lets something wait so says how much of it.
 */
export const leavePlace = (response: Response): void => leaving.get(response)?.();

/** Seconds: what is admitted takes a fraction of one, so the crowd is gone or it is not. */
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
 * Lets so many requests in at a time, and refuses early what could only be answered late: the work that was accepted goes
 * on as fast as ever, and what waits takes no memory without bound. Whoever leaves while waiting is not worked for. Each
 * counts for one unless `weigh` says otherwise; nobody passes one who waits, however light.
 */
export function admission(
  { capacity, queue, timeoutMs }: AdmissionLimits,
  weigh: (request: Request) => number = () => 1,
): RequestHandler {
  let admitted = 0;
  /** Oldest first, with their weights. */
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
    if (response.closed) return; // left while its body was read
    const weight = weigh(request);
    if (waiting.size === 0 && admitted + weight <= capacity) return admit(weight, response, next);
    if (waiting.size >= queue) return next(overloaded());
    const leave = () => {
      waiting.delete(start);
      clearTimeout(timer);
      response.off('close', giveUp);
    };
    /** Lighter ones may have waited behind it. */
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
