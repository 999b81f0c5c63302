import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceBase } from '@theke/kit/service';
import { locked, refused } from '../errors.ts';
import { type PinAt, personStore } from './person-store.ts';
import { delayAfter, lockAfter, pinHash } from './pin.ts';

/**
 * Checks the PIN. An attempt is counted and committed before it is refused. Wrong PINs lock the person at that terminal
 * and only delay them at others, so a leaked terminal address locks nobody out elsewhere.
 * @throws Problem 403 PIN_MISSING, NO_PIN or WRONG_PIN, 429 LOCKED with minutes
 */
export async function checkPin(
  { db, now, secret }: Pick<ServiceBase<unknown>, 'db' | 'now' | 'secret'>,
  { tenant, person, terminal, pin }: PinAt & { tenant: string; pin: string | undefined },
): Promise<void> {
  if (pin === undefined) throw refused('PIN_MISSING');
  const delay = delayAfter(await db.withTenant(tenant, (tx) => personStore.wrongPins(tx, person)));
  if (delay > 0) await wait(delay);
  const at = now();
  const where = { person, terminal };
  const problem = await db.withTenant(tenant, async (tx) => {
    const { hash, wrong, lock } = await personStore.holdPin(tx, where);
    if (hash === null) return refused('NO_PIN');
    const lockedUntil = lock?.lockedUntil ? new Date(lock.lockedUntil) : undefined;
    if (lockedUntil && lockedUntil > at) return locked(lockedUntil, at);
    if (hash === pinHash({ secret, tenant, person }, pin)) {
      if (wrong > 0) personStore.forgetWrong(tx, where);
      return undefined;
    }
    const here = (lock?.wrong ?? 0) + 1;
    const ms = lockAfter(here);
    const until = ms === 0 ? null : new Date(at.getTime() + ms).toISOString();
    personStore.countWrong(tx, where, wrong + 1, { wrong: here, lockedUntil: until });
    return refused('WRONG_PIN');
  });
  if (problem) throw problem;
}
