import type { TestCheckout } from '@theke/contracts/payments/payment';
import { decideTestCheckout, readTestCheckout } from '@theke/contracts/payments/payment-endpoints';
import { type Route, route } from '@theke/kit/http/route';
import { conflict, unknown } from '@theke/kit/problem';
import { fromMoney } from '@theke/rules/money/money';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { sendDecisionWebhook } from './send-decision-webhook.ts';
import { type StoredCheckout, testCheckoutStore } from './test-checkout-store.ts';
import { stateAt } from './test-provider.ts';

type Deps = PaymentDeps & { isOn: boolean };

/** Routes of the test provider's page; none without a test provider. */
export function testCheckoutRoutes(deps: Deps): Route[] {
  const { db, now, isOn } = deps;
  const missing = () => unknown('Die Testzahlung');

  const toTestCheckout = (checkout: StoredCheckout): TestCheckout => ({
    state: stateAt(checkout, now()),
    amount: fromMoney(checkout.amount),
    currency: checkout.currency,
    uid: checkout.uid,
    branch: checkout.branch,
    expiresAt: checkout.expiresAt.toISOString(),
    returnUrl: checkout.returnUrl,
  });

  return [
    route(readTestCheckout, ({ tenant, params }) =>
      db.withTenant(tenant, async (tx) => {
        const checkout = isOn ? await testCheckoutStore.find(tx, params.reference) : undefined;
        if (!checkout) throw missing();
        return toTestCheckout(checkout);
      }),
    ),
    route(decideTestCheckout, async ({ tenant, params, body }) => {
      const { checkout, isNews } = await db.withTenant(tenant, async (tx) => {
        const found = isOn ? await testCheckoutStore.find(tx, params.reference) : undefined;
        if (!found) throw missing();
        const state = stateAt(found, now());
        if (state === body.outcome) return { checkout: found, isNews: false };
        if (state !== 'open') throw conflict('ALREADY_DECIDED', 'Diese Testzahlung ist schon entschieden.', 'outcome');
        testCheckoutStore.move(tx, found.reference, body.outcome);
        return { checkout: { ...found, state: body.outcome }, isNews: true };
      });
      if (isNews) await sendDecisionWebhook(deps, tenant, checkout);
      return toTestCheckout(checkout);
    }),
  ];
}
