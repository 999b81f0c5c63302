import { createHmac } from 'node:crypto';
import { macOf } from '@theke/kit/mac-of';

/** Derives the secret of an endpoint, so that nothing stores it (HOOK-04). @returns 32 bytes */
export const webhookSecret = (
  secret: string,
  { tenant, endpoint, salt }: { tenant: string; endpoint: string; salt: string },
): Buffer => macOf(secret, 'webhook', tenant, `${endpoint}:${salt}`);

/** As receivers enter it. */
export const formatWebhookSecret = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;

type Message = {
  id: string;
  /** Unix time of the attempt in seconds. */
  timestamp: number;
  body: string;
};

/** Headers of an attempt by the Standard Webhooks scheme, with one signature per secret. */
export const signedHeaders = (secrets: readonly Buffer[], { id, timestamp, body }: Message) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': secrets
    .map((secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
    .join(' '),
});
