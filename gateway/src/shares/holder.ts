import { deviceKeyHeader } from '@theke/contracts/device-key';
import { networkOf } from '@theke/kit/network';
import type { Request, Response } from 'express';
import { callerOf } from '../caller.ts';
import type { KnownDevices } from './known-devices.ts';

/** Whom a place or a count belongs to: a person, a key, a device, or everybody of a network who is none of these. */
export type Holder = { name: string; isGuest: boolean };
export type HolderOf = (request: Request, response: Response) => Holder;

export const networkHolder = (request: Request): Holder => ({
  name: `network ${networkOf(request.ip ?? '')}`,
  isGuest: true,
});

/**
 * Guests of one network share what a network has (SESSION-09). Whoever is logged in or shows a key that counts has a share
 * alone: a guest in the shop's WiFi, behind the same address as its tablets and printers, takes nothing of theirs.
 */
export const holderBy =
  (devices: KnownDevices): HolderOf =>
  (request, response) => {
    const { tenant, user, key } = callerOf(response);
    if (key) return { name: `key ${key.id}`, isGuest: false };
    if (user) return { name: `user ${user.id}`, isGuest: false };
    const shown = request.headers[deviceKeyHeader];
    const device = typeof shown === 'string' ? devices.find(tenant.id, shown) : undefined;
    return device ? { name: `device ${device}`, isGuest: false } : networkHolder(request);
  };
