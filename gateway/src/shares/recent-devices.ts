import { createHash } from 'node:crypto';
import { deviceKeyHeader } from '@theke/contracts/device-key';
import { Cache } from '@theke/kit/cache/cache';
import type { Request, Response } from 'express';
import { callerOf } from '../caller.ts';
import { deviceEndpoints } from '../session/secret-paths.ts';

/** A printer that asks every few seconds is never forgotten; one that was removed soon is. */
const ttlMs = 3_600_000;

/**
 * Keys of devices that a service let in a while ago. The gateway cannot tell which are real (ADR 0026), so it learns it from
 * the answers.
 */
export class RecentDevices {
  readonly #known: Cache<string>;

  constructor(now: () => number) {
    this.#known = new Cache({ ttlMs, maxItems: 10_000, now });
  }

  find(tenant: string, key: string): string | undefined {
    return this.#known.get(nameOf(tenant, key));
  }

  /** Looks how a call with a device's key is answered. */
  watch(request: Request, response: Response): void {
    const key = request.headers[deviceKeyHeader];
    const { method, path } = request;
    if (typeof key !== 'string' || !deviceEndpoints.some((one) => one.method === method && one.pattern.test(path)))
      return;
    const name = nameOf(callerOf(response).tenant.id, key);
    response.once('finish', () => {
      if (response.statusCode < 400) this.#known.set(name, name);
      else if (response.statusCode < 500) this.#known.delete(name);
    });
  }
}

const nameOf = (tenant: string, key: string): string =>
  createHash('sha256').update(`${tenant} ${key}`).digest('base64url');
