import { z } from 'zod';

/** PayPal signs with certificates and answers itself whether it did: no cryptography of ours to get wrong. */
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
  const of = (name: string) => String(headers[`paypal-${name}`] ?? '');
  const about = JSON.stringify({
    auth_algo: of('auth-algo'),
    cert_url: of('cert-url'),
    transmission_id: of('transmission-id'),
    transmission_sig: of('transmission-sig'),
    transmission_time: of('transmission-time'),
    webhook_id: webhookId,
  });
  const reply = await fetch(new URL('/v1/notifications/verify-webhook-signature', baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    // The signature is over the very bytes: written anew, the same event would be another.
    body: Buffer.concat([Buffer.from(`${about.slice(0, -1)},"webhook_event":`), bytes, Buffer.from('}')]),
    signal: AbortSignal.timeout(10_000),
  });
  if (!reply.ok) {
    await reply.body?.cancel();
    // 400: what was sent to us has not the form of a message of PayPal's.
    if (reply.status === 400 || reply.status === 422) return false;
    throw new Error(`PayPal answered ${reply.status} when asked about a webhook`);
  }
  return verdict.safeParse(await reply.json()).data?.verification_status === 'SUCCESS';
}

const verdict = z.object({ verification_status: z.string() });
