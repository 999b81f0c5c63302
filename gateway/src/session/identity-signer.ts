import { type Identity, signIdentity } from '@theke/kit/identity-token';

/** A third of a token's minute: whoever gets one has time to use it. */
const reuse = 20_000;
const most = 5_000;

/**
 * Signs who asks, and gives the same answer for the same caller again for a while: a guest who orders makes ten requests, and
 * a signature costs as much as finding the route.
 */
export function identitySigner(secret: string, now: () => number): (who: Omit<Identity, 'expires'>) => string {
  const signed = new Map<string, { token: string; until: number }>();
  return (who) => {
    const key = JSON.stringify(who);
    const known = signed.get(key);
    const at = now();
    if (known && known.until > at) return known.token;
    const token = signIdentity(secret, who, at);
    signed.delete(key);
    signed.set(key, { token, until: at + reuse });
    const [oldest] = signed.keys();
    if (signed.size > most && oldest) signed.delete(oldest);
    return token;
  };
}
