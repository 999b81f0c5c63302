import { createHash } from 'node:crypto';
import { deviceKeyHeader } from '@theke/contracts/device-key';
import { Cache } from '@theke/kit/cache/cache';
import type { Request, Response } from 'express';
import { callerOf } from '../caller.ts';
import { provingEndpoints } from '../session/secret-paths.ts';

/** In ms. A printer that polls every few seconds stays cached; a removed one expires soon. */
const ttlMs = 3_600_000;

/**
 * Recently accepted device keys. The gateway cannot verify them (ADR 0026), so it learns them from the services'
 * responses.
 */
export class RecentDevices {
  readonly #ids: Cache<string>;

  constructor(now: () => number) {
    this.#ids = new Cache({ ttlMs, maxItems: 10_000, now });
  }

  find(tenant: string, key: string): string | undefined {
    return this.#ids.get(nameOf(tenant, key));
  }

  /** Records the response to a call with a device key. */
  watch(request: Request, response: Response): void {
    const key = request.headers[deviceKeyHeader];
    const { method, path } = request;
    if (typeof key !== 'string' || !provingEndpoints.some((one) => one.method === method && one.pattern.test(path)))
      return;
    const name = nameOf(callerOf(response).tenant.id, key);
    response.once('finish', () => {
      if (response.statusCode < 400) this.#ids.set(name, name);
      else if (response.statusCode < 500) this.#ids.delete(name);
    });
  }
}

const nameOf = (tenant: string, key: string): string =>
  createHash('sha256').update(`${tenant} ${key}`).digest('base64url');
