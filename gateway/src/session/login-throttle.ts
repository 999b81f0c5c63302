import { Problem } from '@theke/kit/problem';
import type { Response } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';

const hour = 3_600;
const stepMs = 250;
const maxMs = 10_000;

/** How long the next attempt waits after so many failures in an hour, of which some are free: a team that mistypes is not slowed down. */
export const brakeFor = (failures: number, free: number): number =>
  Math.min(Math.max(0, failures - free) * stepMs, maxMs);

/**
 * Slows down guesses at one account from many networks, each of which has its own lock (ADR 0012). It only delays: whoever tries to
 * keep somebody out by it makes them wait ten seconds.
 */
export class LoginThrottle {
  readonly #failures = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: hour });
  readonly #wait: (ms: number, response: Response) => Promise<void>;

  readonly #free: number;

  constructor(free: number, wait = waitFor) {
    this.#free = free;
    this.#wait = wait;
  }

  /** Resolves when the attempt may go on. It counts as a failure until it is forgiven. @returns for how long it waited, in ms */
  async begin(tenant: string, email: string, response: Response): Promise<number> {
    const { consumedPoints } = await this.#failures.penalty(nameOf(tenant, email));
    const ms = brakeFor(consumedPoints - 1, this.#free);
    if (ms > 0) await this.#wait(ms, response);
    return ms;
  }

  async forgive(tenant: string, email: string): Promise<void> {
    await this.#failures.reward(nameOf(tenant, email));
  }
}

/**
 * What somebody is told whose login failed. While others guess at the account identity may have no room for it: then there were too many attempts, and
 * a minute says more than that much is going on.
 */
export function refusalOf(error: unknown, waitedMs: number): unknown {
  if (waitedMs === 0 || !(error instanceof Problem) || error.status !== 503) return error;
  const message =
    'Für dieses Konto gab es zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es in einer Minute noch einmal.';
  return new Problem(429, [{ code: 'LOCKED', message }], 60);
}

const nameOf = (tenant: string, email: string): string => `${tenant} ${email}`;

const waitFor = (ms: number, response: Response): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
