import { z } from 'zod';

/** Asks PayPal to verify a message: no cryptography of our own that could be wrong. */
export async function isGenuine({
  baseUrl,
  token,
  webhookId,
  headers,
  bytes,
}: {
  baseUrl: string;
  token: string;
  webhookId: string;
  headers: Readonly<Record<string, unknown>>;
  bytes: Buffer;
}): Promise<boolean> {
  const headerOf = (name: string) => String(headers[`paypal-${name}`] ?? '');
  const about = JSON.stringify({
    auth_algo: headerOf('auth-algo'),
    cert_url: headerOf('cert-url'),
    transmission_id: headerOf('transmission-id'),
    transmission_sig: headerOf('transmission-sig'),
    transmission_time: headerOf('transmission-time'),
    webhook_id: webhookId,
  });
  const reply = await fetch(new URL('/v1/notifications/verify-webhook-signature', baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    // The signature covers the exact bytes: a re-serialised event would differ.
    body: Buffer.concat([Buffer.from(`${about.slice(0, -1)},"webhook_event":`), bytes, Buffer.from('}')]),
    signal: AbortSignal.timeout(10_000),
  });
  if (!reply.ok) {
    await reply.body?.cancel();
    // 400: the message has not the form of a PayPal message.
    if (reply.status === 400 || reply.status === 422) return false;
    throw new Error(`PayPal answered ${reply.status} when verifying a webhook`);
  }
  return verdict.safeParse(await reply.json()).data?.verification_status === 'SUCCESS';
}

const verdict = z.object({ verification_status: z.string() });
