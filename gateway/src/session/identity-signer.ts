import { Cache } from '@theke/kit/cache/cache';
import { type Identity, signIdentity } from '@theke/kit/identity-token';

/** A third of a token's lifetime, so that it stays valid long enough. */
const ttlMs = 20_000;

/**
 * Signs identities, with a short cache: an ordering guest makes ten requests, and a signature costs as much as finding
 * the route.
 */
export function identitySigner(secret: string, now: () => number): (who: Omit<Identity, 'expires'>) => string {
  const tokens = new Cache<string>({ ttlMs, maxItems: 5_000, now });
  return (who) => {
    const key = JSON.stringify(who);
    const cached = tokens.get(key);
    if (cached) return cached;
    const token = signIdentity(secret, who, now());
    tokens.set(key, token);
    return token;
  };
}
