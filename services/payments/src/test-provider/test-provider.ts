import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '@theke/kit/database/database';
import { toMoney } from '@theke/rules/money/money';
import { z } from 'zod';
import { type Provider, type ProviderStatus, RefundRefused } from '../providers/provider.ts';
import { parseJson } from '../webhooks/parse-json.ts';
import { checkSignature, forged } from '../webhooks/signature.ts';
import { type StoredCheckout, testCheckoutStore } from './test-checkout-store.ts';

export type TestProviderDeps = { db: Database; now: () => Date; secret: string };

/** Signature header of the test provider's messages. */
export const testSignatureHeader = 'theke-test-signature';

/** Key that signs the test provider's messages to a tenant. */
export const testSigningKey = (secret: string, tenant: string): string =>
  createHmac('sha256', `test-provider:${secret}`).update(tenant).digest('base64url');

/** Its message: detailed like real ones, and equally untrusted. */
export const testMessage = z.object({
  id: z.string().min(1).max(100),
  reference: z.string().max(100),
  payment: z.uuid(),
  amount: z.number(),
  currency: z.string().length(3),
});

/**
 * A provider that moves no money, for demos: its page asks for the result. It keeps its own books, and is checked,
 * notified and refunded like real ones.
 */
export function testProvider({ db, now, secret }: TestProviderDeps, tenant: string): Provider {
  return {
    name: 'test',
    async open(checkout) {
      const reference = randomBytes(16).toString('base64url');
      const stored = await db.withTenant(tenant, (tx) => testCheckoutStore.open(tx, checkout, reference));
      return { reference: stored.reference, redirectUrl: `/test-payment/${stored.reference}` };
    },
    getStatus: (reference) =>
      db.withTenant(tenant, async (tx) => {
        const stored = await testCheckoutStore.find(tx, reference);
        if (!stored) throw new Error('the test provider does not know this checkout');
        return toProviderStatus(stored, now());
      }),
    close: (reference) =>
      db.withTenant(tenant, async (tx) => {
        const stored = await testCheckoutStore.find(tx, reference);
        if (stored?.state === 'open') testCheckoutStore.move(tx, reference, 'expired');
      }),
    refund: ({ refund, reference, amount }) =>
      db.withTenant(tenant, async (tx) => {
        const stored = await testCheckoutStore.find(tx, reference);
        if (stored?.state !== 'paid') throw new RefundRefused('Diese Testzahlung wurde nie bezahlt.');
        testCheckoutStore.refund(tx, { refund, reference, amount });
        if ((await testCheckoutStore.refunded(tx, reference)) > stored.amount)
          throw new RefundRefused('Der Betrag ist höher als der bezahlte.');
        return { reference: refund };
      }),
    async readWebhook({ bytes, headers, at }) {
      const signed = { header: testSignatureHeader, value: headers[testSignatureHeader], bytes };
      checkSignature(testSigningKey(secret, tenant), signed, at);
      const message = testMessage.safeParse(parseJson(bytes));
      if (!message.success) throw forged(testSignatureHeader);
      const { id, reference, payment, amount, currency } = message.data;
      return { id, reference, payment, claim: { amount: toMoney(amount), currency } };
    },
  };
}

/** An open checkout can no longer be paid after its deadline. */
export const stateAt = ({ state, expiresAt }: StoredCheckout, at: Date): StoredCheckout['state'] =>
  state === 'open' && at >= expiresAt ? 'expired' : state;

function toProviderStatus(checkout: StoredCheckout, at: Date): ProviderStatus {
  const state = stateAt(checkout, at);
  if (state === 'open') return { state };
  if (state !== 'paid') return { state: 'failed', reason: state };
  return {
    state: 'captured',
    amount: checkout.amount,
    currency: checkout.currency,
    payment: checkout.payment,
    capture: checkout.reference,
  };
}
