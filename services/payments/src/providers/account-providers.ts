import type { RealProvider } from '@theke/contracts/payments/payment-provider';
import type { Database } from '@theke/kit/database/database';
import type { KeyRing } from '@theke/kit/secrets/key-ring';
import type { Account } from '../credentials/account.ts';
import { accountStore } from '../credentials/account-store.ts';
import { paypalProvider } from '../paypal/paypal-provider.ts';
import { stripeProvider } from '../stripe/stripe-provider.ts';
import type { AccountProvider, Provider } from './provider.ts';
import type { Providers } from './providers.ts';

export type AccountProviders = Providers & {
  /** The provider from the stored account, enabled or not; undefined if it is incomplete. */
  account(tenant: string, name: RealProvider): Promise<AccountProvider | undefined>;
};

type Deps = {
  db: Database;
  ring: KeyRing;
  urls: Record<RealProvider, string | undefined>;
  /** The provider that moves no money, if enabled. */
  test(tenant: string): Provider | undefined;
};

const byMethod = { card: 'stripe', paypal: 'paypal' } as const;

/** Providers from the tenants' accounts; the test provider for tenants without one. */
export function accountProviders({ db, ring, urls, test }: Deps): AccountProviders {
  /** Cached per version of the credentials: PayPal's has a token, both have connections. */
  const made = new Map<string, { version: number; provider: Promise<AccountProvider> | undefined }>();

  const findAccounts = (tenant: string): Promise<Account[]> =>
    db.withTenant(tenant, (tx) => accountStore(ring, tenant).all(tx));

  function findProvider(tenant: string, account: Account | undefined): Promise<AccountProvider> | undefined {
    if (!account) return undefined;
    const key = `${tenant}/${account.provider}`;
    const before = made.get(key);
    if (before?.version === account.version) return before.provider;
    const provider = connect(account, tenant, urls);
    made.set(key, { version: account.version, provider });
    return provider;
  }

  const account: AccountProviders['account'] = async (tenant, name) =>
    findProvider(
      tenant,
      (await findAccounts(tenant)).find(({ provider }) => provider === name),
    );

  return {
    account,
    async forMethod(tenant, method) {
      const enabled = (await findAccounts(tenant)).filter(({ isEnabled }) => isEnabled);
      if (enabled.length === 0) return test(tenant);
      return findProvider(
        tenant,
        enabled.find(({ provider }) => provider === byMethod[method]),
      );
    },
    byName: async (tenant, name) => (name === 'test' ? test(tenant) : account(tenant, name)),
  };
}

function connect(
  { provider, secrets, mode, clientId }: Account,
  tenant: string,
  urls: Deps['urls'],
): Promise<AccountProvider> | undefined {
  if (provider === 'stripe') {
    const [secretKey, webhookSecret] = [secrets?.secretKey?.value, secrets?.webhookSecret?.value];
    if (!secretKey || !webhookSecret) return undefined;
    return stripeProvider({ secretKey, webhookSecret, tenant, url: urls.stripe });
  }
  const [clientSecret, webhookId] = [secrets?.clientSecret?.value, secrets?.webhookId?.value];
  if (!clientSecret || !webhookId || !clientId || !mode) return undefined;
  return paypalProvider({ mode, clientId, clientSecret, webhookId, url: urls.paypal });
}
