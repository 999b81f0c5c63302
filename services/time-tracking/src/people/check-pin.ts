import type { ServiceBase } from '@theke/kit/service';
import { locked, refused } from '../errors.ts';
import { personStore } from './person-store.ts';
import { lockAfter, pinHash } from './pin.ts';

/**
 * Whether it is they. A guess is counted and committed before anybody is refused, so that none is free.
 * @throws Problem 403 PIN_MISSING, NO_PIN or WRONG_PIN, 429 LOCKED with minutes
 */
export async function checkPin(
  { db, now, secret }: Pick<ServiceBase<unknown>, 'db' | 'now' | 'secret'>,
  { tenant, person, pin }: { tenant: string; person: string; pin: string | undefined },
): Promise<void> {
  if (pin === undefined) throw refused('PIN_MISSING');
  const at = now();
  const problem = await db.withTenant(tenant, async (tx) => {
    const { hash, wrong, lockedUntil } = await personStore.holdPin(tx, person);
    if (hash === null) return refused('NO_PIN');
    if (lockedUntil && lockedUntil > at) return locked(lockedUntil, at);
    if (hash === pinHash({ secret, tenant, person }, pin)) {
      if (wrong > 0) personStore.countWrong(tx, person, 0, null);
      return undefined;
    }
    const lock = lockAfter(wrong + 1);
    personStore.countWrong(tx, person, wrong + 1, lock === 0 ? null : new Date(at.getTime() + lock));
    return refused('WRONG_PIN');
  });
  if (problem) throw problem;
}
