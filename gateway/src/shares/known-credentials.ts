import { deviceKeyHeader } from '@theke/contracts/device-key';
import { Cache } from '@theke/kit/cache/cache';
import type { Request, Response } from 'express';
import { sessionTokenOf } from '../session/session-cookie.ts';
import { apiKeyOf } from '../session/take-api-key.ts';

/** Longer than a shift is silent. */
const ttlMs = 600_000;

/**
 * What people, programs and devices showed and what opened something a while ago. It opens nothing here: whoever shows it does not
 * wait for a turn (fair-turns.ts), before anybody has looked who that is.
 */
export class KnownCredentials {
  readonly #known: Cache<true>;

  constructor(now: () => number) {
    this.#known = new Cache({ ttlMs, maxItems: 10_000, now });
  }

  has(request: Request, response: Response): boolean {
    const shown = shownIn(request, response);
    return shown !== undefined && this.#known.get(shown) === true;
  }

  remember(request: Request, response: Response): void {
    const shown = shownIn(request, response);
    if (shown !== undefined) this.#known.set(shown, true);
  }
}

function shownIn(request: Request, response: Response): string | undefined {
  const device = request.headers[deviceKeyHeader];
  return apiKeyOf(response) ?? sessionTokenOf(request) ?? (typeof device === 'string' ? device : undefined);
}
