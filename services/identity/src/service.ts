import { identityContract } from '@theke/contracts/identity/contract';
import { listTenants as listTenantsEndpoint } from '@theke/contracts/identity/tenant';
import { readMe } from '@theke/contracts/identity/user';
import { userImports } from '@theke/contracts/identity/user-import';
import type { Transaction } from '@theke/kit/database/database';
import { route } from '@theke/kit/http/route';
import { deleteExpiredImports } from '@theke/kit/imports/delete-expired-imports';
import { importRoutes } from '@theke/kit/imports/import-routes';
import { shownPhone } from '@theke/kit/phone';
import { unauthenticated } from '@theke/kit/problem';
import { pictureCopies } from '@theke/kit/resource/picture-looks';
import { keyRing } from '@theke/kit/secrets/key-ring';
import { sealingKeys } from '@theke/kit/secrets/sealing-keys';
import { defineService } from '@theke/kit/service';
import { z } from 'zod';
import { apiKeyRoutes } from './api-keys/api-key-routes.ts';
import { apiKeySnapshots } from './api-keys/api-key-snapshots.ts';
import { auditSubscription, logRoutes } from './audit/audit-log.ts';
import { changeConfig, loadConfig } from './config/change-config.ts';
import { configRoutes } from './config/config-routes.ts';
import { configSnapshots } from './config/config-snapshots.ts';
import { lookOfLogo } from './config/look-of-logo.ts';
import { userImport } from './imports/user-import.ts';
import { userImportTables } from './imports/user-import-tables.ts';
import { createLoginLink } from './login-links/create-login-link.ts';
import { sendInvitation } from './login-links/invite-user.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { tokenRoutes } from './personal-tokens/token-routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { createTenant } from './tenants/create-tenant.ts';
import { listTenants } from './tenants/list-tenants.ts';
import { openBusiness } from './tenants/open-business.ts';
import { tenantSnapshots } from './tenants/tenant-snapshots.ts';
import { accountPolicyRoutes } from './two-factor/account-policy.ts';
import { resetTwoFactor } from './two-factor/reset-two-factor.ts';
import { SecondFactor } from './two-factor/second-factor.ts';
import { twoFactorRoutes } from './two-factor/two-factor-routes.ts';
import { profileSnapshots } from './users/profile-snapshots.ts';
import { toCaller, userHooks } from './users/users.ts';
import { usersNamed } from './users/users-named.ts';

/** Identity: tenants, their staff and configuration, and the audit trail. */
export const identity = defineService({
  contract: identityContract,
  config: z.object({
    NODE_ENV: z.string().optional(),
    /** Encrypts the secrets of authenticator apps; without it the second login step is not offered. */
    TWO_FACTOR_KEYS: sealingKeys,
  }),
  migrations: new URL('../migrations/', import.meta.url),
  resources: ({ now }) => ({
    users: userHooks(now),
    externalUsers: {
      // Identity knows no branches, so national numbers are treated as Austrian.
      beforeSave: async (_, doc, before) => ({
        ...doc,
        phone: shownPhone(doc.phone, { region: 'AT', before: before?.phone }),
      }),
    },
  }),
  async setup(base) {
    const { db, resources } = base;
    const readUser = (tx: Transaction, id: string) => resources.users.store.find(tx, id);
    const secondFactor = new SecondFactor({ ring: keyRing(base.config.TWO_FACTOR_KEYS), log: base.log });
    const useCases = {
      createTenant: createTenant.bind(undefined, base),
      openBusiness: openBusiness.bind(undefined, { ...base, users: resources.users }),
      createLoginLink: createLoginLink.bind(undefined, { ...base, readUser }),
      resetTwoFactor: resetTwoFactor.bind(undefined, { ...base, readUser }),
      listTenants: () => listTenants(db),
      readConfig: loadConfig.bind(undefined, db),
      changeConfig: changeConfig.bind(undefined, db),
    };
    if (base.config.NODE_ENV === 'production') await refuseDemo(useCases.listTenants);

    return {
      useCases,
      listTenants: async () => (await useCases.listTenants()).map(({ tenant }) => tenant.id),
      routes: [
        route(readMe, ({ tenant, identity: { user } }) =>
          db.withTenant(tenant, async (tx) => {
            const found = user && (await readUser(tx, user.id));
            if (!found) throw unauthenticated();
            return toCaller(found, { isHeldBack: user.isHeldBack ?? false });
          }),
        ),
        ...configRoutes(db),
        ...logRoutes(db),
        route(listTenantsEndpoint, useCases.listTenants),
        ...sessionRoutes({ ...base, readUser, secondFactor }),
        ...twoFactorRoutes({ ...base, readUser, secondFactor }),
        ...accountPolicyRoutes({ db, secondFactor }),
        ...passkeyRoutes({ ...base, readUser, secondFactor }),
        ...tokenRoutes({ ...base, readUser, secondFactor }),
        ...apiKeyRoutes(base),
        ...importRoutes(userImports, {
          ...{ db, now: base.now, newId: base.newId },
          tables: userImportTables,
          kind: (tenant, by) =>
            userImport({
              useCases: resources.users,
              by,
              invite: (tx, { id: user, email }, now) => sendInvitation(tx, base, { tenant, user, email, now }),
            }),
          serialize: resources.users.store.serialize,
        }),
      ],
      jobs: [deleteExpiredImports(base, userImportTables)],
      subscriptions: [auditSubscription, ...pictureCopies.subscriptions(), lookOfLogo, ...usersNamed],
      snapshots: [configSnapshots(db), tenantSnapshots(db), apiKeySnapshots(db), profileSnapshots(db, resources.users)],
    };
  },
});

/** Demo accounts have a public password. */
async function refuseDemo(tenants: () => ReturnType<typeof listTenants>): Promise<void> {
  const demo = (await tenants()).filter(({ tenant }) => tenant.isDemo);
  if (demo.length > 0)
    throw new Error(
      `NODE_ENV=production refuses to start with demo tenants: ${demo.map(({ tenant }) => tenant.name).join(', ')}`,
    );
}
