import { deviceKeyHeader } from '@theke/contracts/device-key';
import { ipv6Prefix48, networkOf } from '@theke/kit/network';
import type { Request, Response } from 'express';
import { type Caller, callerOf } from '../caller.ts';
import type { KnownBrowser } from '../session/known-browser.ts';
import type { RecentDevices } from './recent-devices.ts';

/** Whom a place or a count belongs to: a person, a key, a device, or everybody of a network who is none of these. */
export type RateLimitKey = {
  name: string;
  isGuest: boolean;
  /** Of a guest that comes by IPv6: what their network is one of, which has a share of its own (ADR 0011). */
  site?: string | undefined;
  /** Of a guest whose browser logged in before: failed logins of others do not count for it. */
  browser?: string | undefined;
};
export type FindRateLimitKey = (request: Request, response: Response) => RateLimitKey;

/**
 * Guests of one network share what a network has (SESSION-09). Whoever is logged in or shows a key that counts has a share
 * alone: a guest in the shop's WiFi, behind the same address as its tablets and printers, takes nothing of theirs.
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
  // Asked four times for each call: found anew once the caller is another one than it was found for.
  return (request, response) => {
    const caller = callerOf(response);
    const { holder: known } = response.locals as { holder?: { of: Caller; holder: RateLimitKey } };
    if (known?.of === caller) return known.holder;
    const holder = find(request, response);
    response.locals.holder = { of: caller, holder };
    return holder;
  };
}
