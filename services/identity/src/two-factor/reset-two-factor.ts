import { twoFactorChanged } from '@theke/contracts/identity/two-factor';
import type { User } from '@theke/contracts/identity/user';
import type { Database, Transaction } from '@theke/kit/database/database';
import { unknown } from '@theke/kit/problem';
import { refused } from '../errors.ts';
import { twoFactorStore } from './two-factor-store.ts';

/** Removes secret and recovery codes of a user; the event is mailed to the owner and is in the audit log. */
export async function turnOff(tx: Transaction, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> {
  await twoFactorStore.remove(tx, id);
  tx.publish(twoFactorChanged(id, 1, { user: id, email, isOn: false }));
}

type Deps = { db: Database; readUser: (tx: Transaction, id: string) => Promise<User | undefined> };

/**
 * Turns off the second login step of a user who lost phone and recovery codes, for administrators and the operator
 * (SESSION-14). Open sessions and passkeys stay. @throws Problem 404, 409 TWO_FACTOR_OFF
 */
export const resetTwoFactor = ({ db, readUser }: Deps, tenant: string, id: string): Promise<void> =>
  db.withTenant(tenant, async (tx) => {
    const user = await readUser(tx, id);
    if (!user) throw unknown('Der Benutzer');
    if (!(await twoFactorStore.lock(tx, id))?.confirmedAt) throw refused('TWO_FACTOR_OFF');
    await turnOff(tx, user);
  });
