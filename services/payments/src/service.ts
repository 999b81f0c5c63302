import { paymentsContract } from '@theke/contracts/payments/contract';
import { defineService } from '@theke/kit/service';
import { paymentsConfig } from './config.ts';
import { carryOutDueRefund } from './payments/carry-out-refund.ts';
import { checkOpenPayment } from './payments/check-payment.ts';
import { orderSubscriptions } from './payments/order-subscriptions.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import type { Providers } from './providers/providers.ts';
import { testCheckoutRoutes } from './test-provider/test-checkout-routes.ts';
import { testProvider } from './test-provider/test-provider.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';

/**
 * Payments: takes money for orders, and gives back what the shop may not keep.
 * @param given in the place of the real providers, for tests
 */
export const paymentsWith = (given?: Providers) =>
  defineService({
    contract: paymentsContract,
    config: paymentsConfig,
    migrations: new URL('../migrations/', import.meta.url),
    setup(base) {
      const isTestOn = base.config.PAYMENTS_TEST_PROVIDER ?? base.config.NODE_ENV !== 'production';
      const test = async (tenant: string) => (isTestOn ? testProvider(base, tenant) : undefined);
      const providers: Providers = given ?? {
        forMethod: test,
        byName: async (tenant, name) => (name === 'test' ? test(tenant) : undefined),
      };
      const deps = { ...base, providers };
      return {
        routes: [...paymentRoutes(deps), ...webhookRoutes(deps), ...testCheckoutRoutes({ ...base, isOn: isTestOn })],
        subscriptions: orderSubscriptions(base),
        timers: [checkOpenPayment(deps), carryOutDueRefund(deps)],
      };
    },
  });

export const payments = paymentsWith();
