import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { signIdentity } from './identity-token.ts';
import { withoutSecrets } from './log.ts';
import { newTraceparent } from './request-context.ts';

const secretOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(secretOf);

test('removes secrets anywhere in a line', () => {
  const places = [
    (secret: string) => `{"path":"/api/orders/frontdesk/${uuidv7()}/thk_${secret}"}`,
    (secret: string) => `{"path":"/api/orders/public/K7QM2XWA/${secret}"}`,
    (secret: string) => `{"url":"/api/users?apiKey=${secret}&x=1"}`,
    (secret: string) => `{"err":{"message":"cookie theke_8080=${secret}; Path=/"}}`,
    (secret: string) => `{"err":{"stack":"Error: ${secret}\\n    at file.ts:1:1"}}`,
    (secret: string) => `Bearer thk%5F${secret}`,
    (secret: string) => `https://shop.example/backend/login-link#${secret}`,
  ];
  fc.assert(
    fc.property(secrets, fc.constantFrom(...places), (secret, place) => {
      expect(withoutSecrets(place(secret))).not.toContain(secret);
    }),
  );
});

test('removes a signed identity', () => {
  const who = { tenant: uuidv7(), address: '127.0.0.1' };
  const [payload, signature] = signIdentity('a-secret-of-the-tests', who, 0).split('.') as [string, string];
  const line = withoutSecrets(`{"header":"${payload}.${signature}"}`);
  expect(line).not.toContain(payload);
  expect(line).not.toContain(signature);
});

test('keeps ids, traces, paths and stacks', () => {
  const line = JSON.stringify({
    requestId: uuidv7(),
    traceparent: newTraceparent(),
    path: `/api/orders/${uuidv7()}/status/in-delivery`,
    hash: randomBytes(16).toString('hex'),
    err: { stack: 'Error: x\n    at withTenant (/srv/theke/packages/kit/src/database/database.ts:52:11)' },
  });
  expect(withoutSecrets(line)).toBe(line);
});
