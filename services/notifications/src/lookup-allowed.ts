import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

/**
 * Finds the addresses of a host that somebody named, and refuses all of them where one is not allowed. A connection goes to what was
 * looked at here: a name that leads elsewhere a moment later leads nowhere. Node asks this for names alone, not for addresses.
 */
export const lookupAllowed =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address)))
        return callback(new AddressNotAllowed(), []);
      const [first] = addresses;
      if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family);
    });

export class AddressNotAllowed extends Error {
  override name = 'AddressNotAllowed';
  override message = 'the host leads to an address that is not allowed';
}
