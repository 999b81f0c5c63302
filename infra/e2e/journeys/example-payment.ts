import { randomUUID } from 'node:crypto';
import type { Payment } from '@theke/contracts/payments/payment';
import type { PaymentProviders } from '@theke/contracts/payments/payment-provider';
import { until } from '@theke/kit/testing/until';
import { testSignatureHeader, testSigningKey } from '../../../services/payments/src/test-provider/test-provider.ts';
import { sign } from '../../../services/payments/src/webhooks/signature.ts';
import { margheritaDraft } from './demo-shop.ts';
import type { Platform } from './platform.ts';

export type ExamplePayment = {
  payment: string;
  /** The test provider's reference of the payment. */
  reference: string;
  /** Id of the mismatch: the provider reported another amount. */
  mismatch: string;
};

/** `link`: the order's uid and hash; `reference`: the test provider's id of its payment. */
export type TestCheckout = { order: string; link: string; reference: string };

/** An order at the demo whose guest is on the test provider's page. */
export async function openTestCheckout(platform: Platform): Promise<TestCheckout> {
  const body = { ...(await margheritaDraft(platform)), paymentMethod: 'card' };
  const placed = await platform.call('POST', '/api/orders', { body });
  if (placed.status !== 201) throw new Error(`the order was refused: ${placed.text}`);
  const { id, uid, hash } = placed.body.data as { id: string; uid: string; hash: string };
  const link = `${uid}/${hash}`;
  const open = await until('the payment to be open', async () => {
    const { body } = await platform.call('GET', `/api/payments/public/${link}`);
    return (body.data as { redirectUrl?: string } | undefined)?.redirectUrl;
  });
  return { order: id, link, reference: open.split('/').at(-1) as string };
}

/** The same, with a correctly signed webhook that reports a wrong amount. */
export async function openExamplePayment(platform: Platform, admin: string): Promise<ExamplePayment> {
  const { order, reference } = await openTestCheckout(platform);
  const [payment] = await listed<Payment>(platform, admin, `/api/payments?filter[order]=${order}`);
  if (!payment) throw new Error('the open payment is missing in the list');
  await sendWrongAmount(platform, admin, { payment: payment.id, reference });
  const mismatches = await listed<{ id: string; payment: { id: string } }>(
    platform,
    admin,
    '/api/payments/mismatches?pageSize=500',
  );
  const mismatch = mismatches.find((one) => one.payment.id === payment.id);
  if (!mismatch) throw new Error('no mismatch was recorded for the wrong amount');
  return { payment: payment.id, reference, mismatch: mismatch.id };
}

async function sendWrongAmount(platform: Platform, admin: string, about: { payment: string; reference: string }) {
  const { body } = await platform.call('GET', '/api/payment-providers', { cookie: admin });
  const [, tenant = ''] = /webhooks\/([^/]+)\//.exec((body.data as PaymentProviders).stripe.webhookPath) ?? [];
  const message = JSON.stringify({ ...about, id: randomUUID(), amount: 1, currency: 'EUR' });
  const signature = sign(testSigningKey(platform.secret, tenant), Buffer.from(message), new Date());
  const answer = await platform.call('POST', `/api/payments/webhooks/${tenant}/test`, {
    raw: message,
    headers: { [testSignatureHeader]: signature },
  });
  if (answer.status !== 204) throw new Error(`a webhook was answered ${answer.status} ${answer.text}`);
}

const listed = async <T>(platform: Platform, cookie: string, path: string): Promise<T[]> =>
  (await platform.call('GET', path, { cookie })).body.data as T[];
