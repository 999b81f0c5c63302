import { paymentsContract } from '@theke/contracts/payments/contract';
import { keyRing } from '@theke/kit/secrets/key-ring';
import { defineService } from '@theke/kit/service';
import { paymentsConfig } from './config.ts';
import { accountRoutes } from './credentials/account-routes.ts';
import { resealAccount } from './credentials/reseal-account.ts';
import { carryOutDueRefund } from './payments/carry-out-refund.ts';
import { checkOpenPayment } from './payments/check-payment.ts';
import { orderSubscriptions } from './payments/order-subscriptions.ts';
import { payableSubscription } from './payments/payable-subscriptions.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { paymentSnapshots } from './payments/payment-snapshots.ts';
import { type FormerPayment, takeOverPayments } from './payments/take-over-payments.ts';
import { accountProviders } from './providers/account-providers.ts';
import type { Providers } from './providers/providers.ts';
import { testCheckoutRoutes } from './test-provider/test-checkout-routes.ts';
import { testProvider } from './test-provider/test-provider.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';

/**
 * Payments: takes payments for orders and refunds what the shop may not keep.
 * @param providers replaces the real providers in tests
 */
export const paymentsWith = (providers?: Providers) =>
  defineService({
    contract: paymentsContract,
    config: paymentsConfig,
    migrations: new URL('../migrations/', import.meta.url),
    setup(base) {
      const { config, db } = base;
      const isTestOn = config.PAYMENTS_TEST_PROVIDER ?? config.NODE_ENV !== 'production';
      const ring = keyRing(config.PAYMENT_KEYS);
      const accounts = accountProviders({
        db,
        ring,
        urls: { stripe: config.STRIPE_URL, paypal: config.PAYPAL_URL },
        test: (tenant) => (isTestOn ? testProvider(base, tenant) : undefined),
      });
      const deps = { ...base, providers: providers ?? accounts };
      return {
        routes: [
          ...paymentRoutes(deps),
          ...webhookRoutes(deps),
          ...testCheckoutRoutes({ ...deps, isOn: isTestOn }),
          ...accountRoutes({ ...base, ring, isTestOn, account: accounts.account, forMethod: deps.providers.forMethod }),
        ],
        subscriptions: [...orderSubscriptions(base), payableSubscription(base)],
        snapshots: [paymentSnapshots(db)],
        useCases: {
          takeOverPayments: (tenant: string, former: readonly FormerPayment[]) => takeOverPayments(db, tenant, former),
        },
        timers: [checkOpenPayment(deps), carryOutDueRefund(deps), resealAccount({ ...base, ring })],
      };
    },
  });

export const payments = paymentsWith();
