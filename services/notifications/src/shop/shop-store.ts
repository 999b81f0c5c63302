import type { Branch } from '@theke/contracts/catalog/branch';
import type { Config } from '@theke/contracts/identity/config';
import type { Tenant } from '@theke/contracts/identity/tenant';
import type { MailLogo } from '@theke/contracts/media/logo';
import type { Transaction } from '@theke/kit/database/database';
import { shopCopies } from './shop-copies.ts';

/** Sender of a guest's messages, from notifications' own copies. Undefined: not received yet, or deleted. */
export type Shop = { tenant: Tenant | undefined; config: Config | undefined; branch: Branch | undefined };

const { branches, config, logo, tenant: tenants } = shopCopies.stores;

export const shopStore = {
  branch: branches.find,
  branches: branches.findMany,
  countBranches: branches.count,

  /** Logo in a format for mail programs; undefined if there is none. */
  logo: async (tx: Transaction, tenant: string): Promise<MailLogo | undefined> =>
    (await logo.find(tx, tenant))?.logo ?? undefined,

  /** @param branch null if the message is about no branch */
  async load(tx: Transaction, tenant: string, branch: string | null): Promise<Shop> {
    const [tenantCopy, configured, found] = await Promise.all([
      tenants.find(tx, tenant),
      config.find(tx, tenant),
      branch === null ? undefined : branches.find(tx, branch),
    ]);
    return { tenant: tenantCopy, config: configured?.config, branch: found };
  },
};
