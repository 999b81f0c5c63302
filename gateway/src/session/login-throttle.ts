import { Problem } from '@theke/kit/problem';
import type { Response } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';

const hour = 3_600;
const stepMs = 250;
const maxMs = 10_000;

/**
 * Delay of the next attempt in ms after this many failures in an hour. The first failures cause no delay, so that a
 * team that mistypes is not slowed down.
 */
export const brakeFor = (failures: number, free: number): number =>
  Math.min(Math.max(0, failures - free) * stepMs, maxMs);

/**
 * Slows down password guessing at one account from many networks, each of which has its own limit (ADR 0012). It only
 * delays, so an attacker can make the owner wait ten seconds, but not lock them out.
 */
export class LoginThrottle {
  readonly #failures = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: hour });
  readonly #wait: (ms: number, response: Response) => Promise<void>;

  readonly #free: number;

  constructor(free: number, wait = waitFor) {
    this.#free = free;
    this.#wait = wait;
  }

  /** Resolves when the attempt may continue. It counts as a failure until `forgive`. @returns the delay in ms */
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
 * Error for a failed login. If identity is overloaded by guesses at this account, 429 with one minute is more accurate
 * than 503.
 */
export function toRefusal(error: unknown, waitedMs: number): unknown {
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
