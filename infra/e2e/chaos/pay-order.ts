import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PayState } from '@theke/contracts/payments/payment';
import { until } from '@theke/kit/testing/until';
import { testSignatureHeader, testSigningKey } from '../../../services/payments/src/test-provider/test-provider.ts';
import { sign } from '../../../services/payments/src/webhooks/signature.ts';
import type { Platform } from '../journeys/platform.ts';

/** How a guest pays online: at once, with a second card, never, while giving up, or after it. */
export const payments = [
  'paid',
  'declined, then paid',
  'abandoned',
  'paid while giving up',
  'given up, then paid',
] as const;
export type HowPaid = (typeof payments)[number];

export type OnlineOrder = { id: string; uid: string; hash: string };

/** Longer than a guest would wait, so that the outcome is known. */
const timeoutMs = 120_000;

/**
 * Opens the test provider's page and acts according to `how`. Webhooks arrive repeatedly, late, and those of an older
 * attempt after those of a newer one. @throws if something gets no definite response for two minutes
 */
export async function payOrder(
  { platform, tenant, random }: { platform: Platform; tenant: string; random: () => number },
  order: OnlineOrder,
  how: HowPaid,
): Promise<void> {
  const link = `/api/payments/public/${order.uid}/${order.hash}`;
  const late: Promise<void>[] = [];

  const ask = async (method: string, path: string, body?: object) => {
    const reply = await platform.call(method, path, body ? { body } : {});
    if (reply.status >= 500 || reply.status === 429) throw new Error(`${path} was answered ${reply.status}`);
    return reply;
  };
  const sendUntilDefinite = (description: string, method: string, path: string, body?: object) =>
    until(`${order.uid}: ${description}`, () => ask(method, path, body), timeoutMs);
  const opened = (before?: string): Promise<string> =>
    until(
      `${order.uid}: a checkout`,
      async () => {
        const { redirectUrl } = (await ask('GET', link)).body.data as PayState;
        const reference = redirectUrl?.split('/').at(-1);
        return reference !== before && reference;
      },
      timeoutMs,
    );
  const decide = async (reference: string, outcome: 'paid' | 'declined' | 'abandoned') => {
    await sendUntilDefinite(outcome, 'POST', `/api/payments/test-checkouts/${reference}/decision`, { outcome });
    late.push(publish(reference));
  };
  const giveUp = () => sendUntilDefinite('giving up', 'POST', `${link}/give-up`, {});

  /** Sends one webhook up to three times, up to two seconds late; delivery is random. */
  async function publish(reference: string): Promise<void> {
    const message = JSON.stringify({
      id: randomUUID(),
      reference,
      payment: randomUUID(),
      ...(await sendWebhooks(reference)),
    });
    for (let times = Math.floor(random() * 4); times > 0; times -= 1) {
      await pause(random() * 2_000);
      const headers = {
        [testSignatureHeader]: sign(testSigningKey(platform.secret, tenant), Buffer.from(message), new Date()),
      };
      await platform
        .call('POST', `/api/payments/webhooks/${tenant}/test`, { raw: message, headers })
        .catch(() => undefined);
    }
  }
  const sendWebhooks = async (reference: string) => {
    const reply = await sendUntilDefinite('its sum', 'GET', `/api/payments/test-checkouts/${reference}`);
    const { amount, currency } = reply.body.data as { amount: number; currency: string };
    return { amount, currency };
  };

  const first = await opened();
  if (how === 'paid') await decide(first, 'paid');
  if (how === 'abandoned') await decide(first, 'abandoned');
  if (how === 'declined, then paid') {
    await decide(first, 'declined');
    // Until the provider's webhook has arrived, the old attempt stays open.
    const second = await until(
      `${order.uid}: a second checkout`,
      async () => {
        await ask('GET', `${link}?returned=true`);
        const { redirectUrl } = (await ask('POST', `${link}/attempts`, {})).body.data as PayState;
        const reference = redirectUrl?.split('/').at(-1);
        return reference !== first && reference;
      },
      timeoutMs,
    );
    await decide(second, 'paid');
  }
  if (how === 'paid while giving up') await Promise.all([decide(first, 'paid'), giveUp()]);
  if (how === 'given up, then paid') {
    await giveUp();
    await decide(first, 'paid');
  }
  await Promise.all(late);
}
