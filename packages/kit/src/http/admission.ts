import type { RequestHandler, Response } from 'express';
import { Problem } from '../problem.ts';

/** Glossary. admitted: being worked on. waiting: will be, when one of those ends. refused: told to come back. */
export type AdmissionLimits = {
  /** Most that are admitted at a time. */
  capacity: number;
  /** Most that wait; whoever comes then is refused at once. */
  queue: number;
  /** Milliseconds after which one that waits is refused. */
  patience: number;
};

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
 * on as fast as ever, and what waits takes no memory without bound. Whoever leaves while waiting is not worked for.
 */
export function admission({ capacity, queue, patience }: AdmissionLimits): RequestHandler {
  let admitted = 0;
  /** Oldest first. */
  const waiting = new Set<() => void>();

  function admit(response: Response, next: () => void): void {
    admitted++;
    response.once('close', () => {
      admitted--;
      const [oldest] = waiting;
      oldest?.();
    });
    next();
  }

  return (_request, response, next) => {
    if (response.closed) return; // left while its body was read
    if (admitted < capacity) return admit(response, next);
    if (waiting.size >= queue) return next(overloaded());
    const leave = () => {
      waiting.delete(start);
      clearTimeout(timer);
      response.off('close', leave);
    };
    const start = () => {
      leave();
      admit(response, next);
    };
    const timer = setTimeout(() => {
      leave();
      next(overloaded());
    }, patience);
    response.once('close', leave);
    waiting.add(start);
  };
}
