import {
  type AccountPolicy,
  accountPolicyChanged,
  readAccountPolicy,
  saveAccountPolicy,
} from '@theke/contracts/identity/account-policy';
import type { User } from '@theke/contracts/identity/user';
import type { Database, Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import { refused } from '../errors.ts';
import { passkeyStore } from '../passkeys/passkey-store.ts';
import type { SecondFactor } from './second-factor.ts';
import { twoFactorStore } from './two-factor-store.ts';

type Stored = Omit<AccountPolicy, 'isAvailable'>;

const policyStore = {
  async read(tx: Transaction): Promise<Stored> {
    const [row] = await tx.query<{ required: boolean }>(
      'select is_second_step_required as required from account_policy',
      [],
      'account-policy-read',
    );
    return { isSecondStepRequired: row?.required ?? false };
  },

  /** @returns the version */
  async save(tx: Transaction, { isSecondStepRequired }: Stored): Promise<number> {
    const [row] = await tx.query<{ version: number }>(
      `insert into account_policy as stored (is_second_step_required) values ($1)
       on conflict (tenant_id) do update
         set is_second_step_required = excluded.is_second_step_required, version = stored.version + 1
       returning version`,
      [isSecondStepRequired],
    );
    return row?.version ?? 1;
  },
};

const usesApp = async (tx: Transaction, user: string): Promise<boolean> =>
  Boolean((await twoFactorStore.find(tx, user))?.confirmedAt);

/**
 * Whether a login without passkey has to be followed by setting up a second step (SESSION-17). A passkey of the account
 * does not help: the login was by a password or link alone. Without keys of the platform nothing is required, because
 * codes cannot be set up.
 */
export const lacksSecondStep = async (
  tx: Transaction,
  { id, roles }: Pick<User, 'id' | 'roles'>,
  { isAvailable }: Pick<SecondFactor, 'isAvailable'>,
): Promise<boolean> =>
  isAvailable &&
  roles.includes('ROLE_ADMIN') &&
  (await policyStore.read(tx)).isSecondStepRequired &&
  !(await usesApp(tx, id));

type Deps = { db: Database; secondFactor: SecondFactor };

/** Routes for the rules of the login. */
export const accountPolicyRoutes = ({ db, secondFactor: { isAvailable } }: Deps): Route[] => [
  route(readAccountPolicy, ({ tenant }) =>
    db.withTenant(tenant, async (tx) => ({ ...(await policyStore.read(tx)), isAvailable })),
  ),
  route(saveAccountPolicy, ({ tenant, identity: { user }, body }) =>
    db.withTenant(tenant, async (tx) => {
      const before = await policyStore.read(tx);
      if (body.isSecondStepRequired && !isAvailable) throw refused('TWO_FACTOR_NOT_AVAILABLE');
      if (body.isSecondStepRequired && !before.isSecondStepRequired) {
        // Otherwise the administrator could lock out the whole business, including themselves.
        const hasOwn = user && ((await usesApp(tx, user.id)) || (await passkeyStore.list(tx, user.id)).length > 0);
        if (!hasOwn) throw refused('OWN_SECOND_STEP_MISSING');
      }
      if (body.isSecondStepRequired !== before.isSecondStepRequired) {
        tx.publish(accountPolicyChanged(tenant, await policyStore.save(tx, body), body));
      }
      return { ...body, isAvailable };
    }),
  ),
];
