import { randomUUID } from 'node:crypto';
import { fromMoney } from '@theke/rules/money/money';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { receiveMessage } from '../webhooks/receive-message.ts';
import { signatureOf } from '../webhooks/signature.ts';
import type { StoredCheckout } from './test-checkout-store.ts';
import { testSignatureHeader, testSigningKey } from './test-provider.ts';

/**
 * Tells of a decision as a real provider would: signed, in its own words, and believed as little. It goes over no network, because
 * whoever asks for it chooses host and port of the address that they asked at. Once: what is lost the reconciler finds out.
 */
export async function tellOfDecision(deps: PaymentDeps, tenant: string, kept: StoredCheckout): Promise<void> {
  const { reference, payment, amount, currency } = kept;
  const message = { id: randomUUID(), reference, payment, amount: fromMoney(amount), currency };
  const bytes = Buffer.from(JSON.stringify(message));
  const headers = { [testSignatureHeader]: signatureOf(testSigningKey(deps.secret, tenant), bytes, deps.now()) };
  await receiveMessage(deps, { tenant, provider: 'test', bytes, headers }).catch((error: Error) =>
    deps.log.warn({ reason: error.message }, 'test webhook not delivered'),
  );
}
