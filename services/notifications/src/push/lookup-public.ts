import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * Finds the addresses of a host that a browser named, and refuses all of them where one is not public. A connection goes to
 * what was looked at here: a name that leads elsewhere a moment later leads nowhere.
 */
export const lookupPublic: LookupFunction = (host, options, callback) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const isInside = addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address));
    if (isInside) return callback(new Error('the host has no public address'), []);
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  });
