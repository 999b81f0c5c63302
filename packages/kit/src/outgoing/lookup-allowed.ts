import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

/**
 * Resolves a user-supplied host and rejects it if any of its addresses is not allowed. The connection uses the
 * addresses checked here, which prevents DNS rebinding. Node calls this only for names, not for IP addresses.
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
