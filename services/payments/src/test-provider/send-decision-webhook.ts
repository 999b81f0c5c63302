import { randomUUID } from 'node:crypto';
import { fromMoney } from '@theke/rules/money/money';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { receiveMessage } from '../webhooks/receive-message.ts';
import { sign } from '../webhooks/signature.ts';
import type { StoredCheckout } from './test-checkout-store.ts';
import { testSignatureHeader, testSigningKey } from './test-provider.ts';

/**
 * Sends the webhook of a decision like a real provider: signed, in its own format, and equally untrusted. Not over the
 * network, because the caller chooses the request's host and port. Sent once: if it is lost, the reconciler finds the
 * result.
 */
export async function sendDecisionWebhook(deps: PaymentDeps, tenant: string, checkout: StoredCheckout): Promise<void> {
  const { reference, payment, amount, currency } = checkout;
  const message = { id: randomUUID(), reference, payment, amount: fromMoney(amount), currency };
  const bytes = Buffer.from(JSON.stringify(message));
  const headers = { [testSignatureHeader]: sign(testSigningKey(deps.secret, tenant), bytes, deps.now()) };
  await receiveMessage(deps, { tenant, provider: 'test', bytes, headers }).catch((error: Error) =>
    deps.log.warn({ reason: error.message }, 'test webhook not delivered'),
  );
}
