import type { OnlineMethod } from '@theke/contracts/payments/payment';
import type { ConnectionCheck, PaymentProviders, RealProvider } from '@theke/contracts/payments/payment-provider';
import {
  checkPaypal,
  checkStripe,
  readPaymentOffer,
  readPaymentProviders,
  savePaypal,
  saveStripe,
} from '@theke/contracts/payments/payment-provider-endpoints';
import type { Database } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import type { Log } from '@theke/kit/log';
import type { KeyRing } from '@theke/kit/secrets/key-ring';
import type { AccountProviders } from '../providers/account-providers.ts';
import type { Providers } from '../providers/providers.ts';
import { paypalView, stripeView } from './account.ts';
import { accountStore } from './account-store.ts';
import { saveAccount } from './save-account.ts';

type Deps = {
  db: Database;
  log: Log;
  now: () => Date;
  newId: () => string;
  ring: KeyRing;
  isTestOn: boolean;
  account: AccountProviders['account'];
  forMethod: Providers['forMethod'];
};

export function accountRoutes(deps: Deps): Route[] {
  const { db, ring, isTestOn, forMethod } = deps;

  async function shown(tenant: string): Promise<PaymentProviders> {
    const accounts = await db.withTenant(tenant, (tx) => accountStore(ring, tenant).all(tx));
    const findAccount = (name: RealProvider) => accounts.find(({ provider }) => provider === name);
    const webhookPath = (name: RealProvider) => `/api/payments/webhooks/${tenant}/${name}`;
    return {
      canStore: ring.canSeal,
      isTestOn,
      stripe: { ...stripeView(findAccount('stripe')), webhookPath: webhookPath('stripe') },
      paypal: { ...paypalView(findAccount('paypal')), webhookPath: webhookPath('paypal') },
    };
  }

  const nameFor = async (tenant: string, method: OnlineMethod) => (await forMethod(tenant, method))?.name ?? null;

  return [
    route(readPaymentOffer, async ({ tenant }) => ({
      card: await nameFor(tenant, 'card'),
      paypal: await nameFor(tenant, 'paypal'),
    })),
    route(readPaymentProviders, ({ tenant }) => shown(tenant)),
    route(saveStripe, async ({ tenant, body }) => {
      await saveAccount(deps, { tenant, draft: { ...body, provider: 'stripe' } });
      return shown(tenant);
    }),
    route(savePaypal, async ({ tenant, body }) => {
      await saveAccount(deps, { tenant, draft: { ...body, provider: 'paypal' } });
      return shown(tenant);
    }),
    route(checkStripe, ({ tenant }) => checkConnection(deps, tenant, 'stripe')),
    route(checkPaypal, ({ tenant }) => checkConnection(deps, tenant, 'paypal')),
  ];
}

async function checkConnection({ log, account }: Deps, tenant: string, name: RealProvider): Promise<ConnectionCheck> {
  const provider = await account(tenant, name);
  if (!provider) return { isWorking: false, message: 'Es fehlen noch Zugangsdaten. Bitte speichern Sie alle Angaben.' };
  try {
    await provider.verifyCredentials();
    return { isWorking: true, message: 'Die Verbindung steht, die Zugangsdaten stimmen.' };
  } catch (error) {
    const { statusCode } = error as { statusCode?: unknown };
    // Only the status: a provider's message may contain the key.
    log.warn({ provider: name, status: statusCode }, 'credentials check failed at the provider');
    return { isWorking: false, message: reasonOf(statusCode) };
  }
}

function reasonOf(status: unknown): string {
  if (status === 401) return 'Der Anbieter kennt diese Zugangsdaten nicht. Bitte geben Sie sie noch einmal ein.';
  if (status === 403)
    return 'Die Zugangsdaten sind gültig, dürfen aber zu wenig. Bitte erweitern Sie die Rechte beim Anbieter.';
  return 'Der Anbieter ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.';
}
