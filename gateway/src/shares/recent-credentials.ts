import { deviceKeyHeader } from '@theke/contracts/device-key';
import { Cache } from '@theke/kit/cache/cache';
import type { Request, Response } from 'express';
import { callerOf } from '../caller.ts';
import { sessionTokenOf } from '../session/session-cookie.ts';
import { apiKeyOf } from '../session/take-api-key.ts';

/** In ms; longer than pauses within a shift. */
const ttlMs = 600_000;

/**
 * Recently accepted credentials and their tenants. They grant nothing here: requests with one are queued by tenant
 * instead of network (fair-queue.ts), before they are authenticated.
 */
export class RecentCredentials {
  readonly #tenants: Cache<string>;

  constructor(now: () => number) {
    this.#tenants = new Cache({ ttlMs, maxItems: 10_000, now });
  }

  businessOf(request: Request, response: Response): string | undefined {
    const shown = shownIn(request, response);
    return shown === undefined ? undefined : this.#tenants.get(shown);
  }

  remember(request: Request, response: Response): void {
    const shown = shownIn(request, response);
    if (shown !== undefined) this.#tenants.set(shown, callerOf(response).tenant.id);
  }
}

function shownIn(request: Request, response: Response): string | undefined {
  const device = request.headers[deviceKeyHeader];
  return apiKeyOf(response) ?? sessionTokenOf(request) ?? (typeof device === 'string' ? device : undefined);
}
