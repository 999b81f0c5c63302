import { request as http } from 'node:http';
import { request as https } from 'node:https';
import type { Log } from '@theke/kit/log';
import { fromMoney } from '@theke/rules/money/money';
import { signatureOf } from '../webhooks/signature.ts';
import type { KeptCheckout } from './test-checkout-store.ts';
import { testSignatureHeader, testSigningKey } from './test-provider.ts';

export type TestWebhook = { tenant: string; origin: string; kept: KeptCheckout; id: string };

/**
 * Tells of a decision as a real provider would: signed, through the gateway's door, to the tenant's own address. WebhookEvent once:
 * what is lost on the way the reconciler finds out.
 */
export async function sendTestWebhook(
  { now, secret, log }: { now: () => Date; secret: string; log: Log },
  { tenant, origin, kept, id }: TestWebhook,
): Promise<void> {
  const { reference, payment, amount, currency } = kept;
  const bytes = Buffer.from(JSON.stringify({ id, reference, payment, amount: fromMoney(amount), currency }));
  const url = new URL(`/api/payments/webhooks/${tenant}/test`, origin);
  const signature = signatureOf(testSigningKey(secret, tenant), bytes, now());
  await post(url, bytes, { [testSignatureHeader]: signature }).catch((error: Error) =>
    log.warn({ reason: error.message }, 'test webhook not delivered'),
  );
}

/** Browsers know that `*.localhost` is this machine; Node asks the resolver, which does not. */
const isThisMachine = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

function post(url: URL, bytes: Buffer, headers: Record<string, string>): Promise<void> {
  const send = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const outgoing = send(
      {
        host: isThisMachine(url.hostname) ? '127.0.0.1' : url.hostname,
        port: url.port,
        path: url.pathname,
        method: 'POST',
        timeout: 5_000,
        headers: { host: url.host, 'content-type': 'application/json', 'content-length': bytes.length, ...headers },
      },
      (reply) => {
        reply.resume();
        reply.on('end', () =>
          reply.statusCode === 204 ? resolve() : reject(new Error(`answered ${reply.statusCode}`)),
        );
        reply.on('error', reject);
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')));
    outgoing.on('error', reject);
    outgoing.end(bytes);
  });
}
