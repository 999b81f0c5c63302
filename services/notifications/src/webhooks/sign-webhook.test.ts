import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isSigned, type ReceivedWebhook } from '../../testing/webhook-receiver.ts';
import { formatWebhookSecret, signedHeaders, webhookSecret } from './sign-webhook.ts';

const keyBytes = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes));
const message = fc.record({ id: fc.uuid(), timestamp: fc.nat(), body: fc.string() });

const received = (headers: ReturnType<typeof signedHeaders>, body: string) =>
  ({
    id: headers['webhook-id'],
    timestamp: Number(headers['webhook-timestamp']),
    signatures: headers['webhook-signature'].split(' '),
    body,
  }) as ReceivedWebhook;

// HOOK-04
test('signs so that every holder of a secret can verify, and no changed message passes', () => {
  fc.assert(
    fc.property(message, fc.array(keyBytes, { minLength: 1, maxLength: 2 }), keyBytes, (sent, keys, other) => {
      const headers = signedHeaders(keys, sent);
      const webhook = received(headers, sent.body);
      for (const key of keys) {
        const secret = formatWebhookSecret(key);
        expect(isSigned(webhook, secret)).toBe(true);
        expect(isSigned({ ...webhook, body: `${sent.body} ` }, secret)).toBe(false);
        expect(isSigned({ ...webhook, timestamp: sent.timestamp + 1 }, secret)).toBe(false);
        expect(isSigned({ ...webhook, id: `${sent.id}0` }, secret)).toBe(false);
      }
      if (!keys.some((key) => key.equals(other))) expect(isSigned(webhook, formatWebhookSecret(other))).toBe(false);
    }),
  );
});

// The example of the specification of Standard Webhooks.
test('agrees with the published example', () => {
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const headers = signedHeaders([key], {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  });
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('derives another secret for each tenant, endpoint, salt and platform', () => {
  const of = (secret: string, tenant: string, endpoint: string, salt: string) =>
    webhookSecret(secret, { tenant, endpoint, salt }).toString('hex');
  const all = [
    of('s', 't', 'e', 'a'),
    of('s', 't', 'e', 'b'),
    of('s', 't', 'f', 'a'),
    of('s', 'u', 'e', 'a'),
    of('r', 't', 'e', 'a'),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(of('s', 't', 'e', 'a')).toBe(all[0]);
});
