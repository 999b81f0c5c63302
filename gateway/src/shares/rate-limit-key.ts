import { deviceKeyHeader } from '@theke/contracts/device-key';
import { ipv6Prefix48, networkOf } from '@theke/kit/network';
import type { Request, Response } from 'express';
import { type Caller, callerOf } from '../caller.ts';
import type { KnownBrowser } from '../session/known-browser.ts';
import type { RecentDevices } from './recent-devices.ts';

/** Subject of a rate limit: a person, a key, a device, or all guests of a network. */
export type RateLimitKey = {
  name: string;
  isGuest: boolean;
  /** The /48 prefix of an IPv6 guest, which has its own limit (ADR 0011). */
  site?: string | undefined;
  /** Id of a guest's browser that logged in before: failed logins of others do not count for it. */
  browser?: string | undefined;
};
export type FindRateLimitKey = (request: Request, response: Response) => RateLimitKey;

/**
 * Guests of a network share its limits (SESSION-09). Each person, key and device has its own: a guest in the shop's
 * WiFi does not affect tablets and printers behind the same address.
 */
export function createRateLimitKeyFinder(devices: RecentDevices, browsers: KnownBrowser): FindRateLimitKey {
  const find: FindRateLimitKey = (request, response) => {
    const { tenant, user, key } = callerOf(response);
    if (key) return { name: `key ${key.id}`, isGuest: false };
    if (user) return { name: `user ${user.id}`, isGuest: false };
    const shown = request.headers[deviceKeyHeader];
    const device = typeof shown === 'string' ? devices.find(tenant.id, shown) : undefined;
    if (device) return { name: `device ${device}`, isGuest: false };
    const network = networkOf(request.ip ?? '');
    const browser = browsers.idOf(request, tenant.id);
    return { name: `network ${network}`, isGuest: true, site: ipv6Prefix48(network), browser };
  };
  // Called four times per request: cached until the caller changes.
  return (request, response) => {
    const caller = callerOf(response);
    const cached = response.locals.rateLimitKey as { caller: Caller; key: RateLimitKey } | undefined;
    if (cached?.caller === caller) return cached.key;
    const key = find(request, response);
    response.locals.rateLimitKey = { caller, key };
    return key;
  };
}
