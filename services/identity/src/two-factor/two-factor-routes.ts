import * as contract from '@theke/contracts/identity/two-factor';
import type { User } from '@theke/contracts/identity/user';
import type { Database, Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import type { Identity } from '@theke/kit/identity-token';
import { unauthenticated } from '@theke/kit/problem';
import { configStore } from '../config/config-store.ts';
import { refused } from '../errors.ts';
import { countAttempt } from '../sessions/count-attempt.ts';
import { verifyPassword } from '../sessions/demand-password.ts';
import { appAddress, newAppSecret, newRecoveryCode, shownRecoveryCode } from './codes.ts';
import { resetTwoFactor, turnOff } from './reset-two-factor.ts';
import type { SecondFactor } from './second-factor.ts';
import { twoFactorStore } from './two-factor-store.ts';

type Deps = {
  db: Database;
  now: () => Date;
  readUser: (tx: Transaction, id: string) => Promise<User | undefined>;
  secondFactor: SecondFactor;
};

/** Routes for the second login step of the caller, and for its reset by administrators (SESSION-14). */
export function twoFactorRoutes(deps: Deps): Route[] {
  const { db, now, readUser, secondFactor } = deps;

  async function callerIn(tx: Transaction, { user }: Identity): Promise<User> {
    const found = user && (await readUser(tx, user.id));
    if (!found) throw unauthenticated();
    return found;
  }

  return [
    route(contract.readTwoFactor, ({ tenant, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const { id } = await callerIn(tx, identity);
        const stored = await twoFactorStore.find(tx, id);
        return {
          isAvailable: secondFactor.isAvailable,
          since: stored?.confirmedAt?.toISOString() ?? null,
          recoveryCodesLeft: stored?.confirmedAt ? await twoFactorStore.countRecoveryCodes(tx, id) : 0,
        };
      }),
    ),

    route(contract.startTwoFactor, async ({ tenant, identity, body }) => {
      if (!secondFactor.isAvailable) throw refused('TWO_FACTOR_NOT_AVAILABLE');
      const { user, forget } = await verifyPassword(deps, tenant, {
        ...callerOf(identity),
        password: body.currentPassword,
      });
      const secret = newAppSecret();
      return db.withTenant(tenant, async (tx) => {
        if (!(await twoFactorStore.begin(tx, user.id, secondFactor.seal(tenant, user.id, secret))))
          throw refused('TWO_FACTOR_ON');
        await forget(tx);
        const { shopName } = await configStore.read(tx);
        return { secret, address: appAddress(secret, { business: shopName, email: user.email }) };
      });
    }),

    // Codes are not counted as attempts: the caller knows the secret.
    route(contract.confirmTwoFactor, ({ tenant, identity, body: { code } }) =>
      db.withTenant(tenant, async (tx) => {
        const user = await callerIn(tx, identity);
        const stored = await twoFactorStore.lock(tx, user.id);
        if (!stored || stored.confirmedAt) throw refused('TWO_FACTOR_NOT_STARTED');
        const at = now();
        const step = secondFactor.stepOf(stored, { tenant, user: user.id, code, now: at });
        if (step === undefined) throw refused('WRONG_CODE');
        const recoveryCodes = Array.from({ length: contract.recoveryCodeCount }, newRecoveryCode);
        await twoFactorStore.confirm(tx, user.id, { at, step });
        await twoFactorStore.addRecoveryCodes(tx, user.id, recoveryCodes);
        tx.publish(contract.twoFactorChanged(user.id, 1, { user: user.id, email: user.email, isOn: true }));
        return { recoveryCodes: recoveryCodes.map(shownRecoveryCode) };
      }),
    ),

    route(contract.endTwoFactor, async ({ tenant, identity, body: { code } }) => {
      const { user, forget } = await countAttempt(deps, tenant, callerOf(identity), async (tx, { id }) => {
        if (!(await twoFactorStore.find(tx, id))?.confirmedAt) throw refused('TWO_FACTOR_OFF');
      });
      await db.withTenant(tenant, async (tx) => {
        const stored = await twoFactorStore.lock(tx, user.id);
        if (!stored?.confirmedAt) throw refused('TWO_FACTOR_OFF');
        if (!(await secondFactor.use(tx, stored, { tenant, user: user.id, code, now: now() })))
          throw refused('WRONG_CODE');
        await forget(tx);
        await turnOff(tx, user);
      });
      return undefined;
    }),

    route(contract.resetTwoFactor, async ({ tenant, params }) => {
      await resetTwoFactor(deps, tenant, params.id);
      return undefined;
    }),
  ];
}

const callerOf = ({ user, address }: Identity) => ({ user: user?.id, address });
