import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { findKeysAndSecrets } from './secrets-in-text.ts';

// Concatenated here, so that this file contains none.
const planted = {
  'a private key': `-----BEGIN ${'RSA PRIVATE KEY'}-----`,
  'a cloud key': `AKIA${'Q3EGRZ7TXN4WLKPD'}`,
  'a password': `password: '${'Sommer'}2026!'`,
  'a password in JSON': `"password": "${'Sommer'}2026!"`,
  'an address': `postgres://theke:${'hunter2'}@db.example/theke`,
  'a random word': `const x = '${createHash('sha256').update('always the same').digest('base64')}'`,
  'a token': `const t = "eyJhbGciOiJIUzI1NiJ9.${'eyJzdWIiOiIxMjM0NTY3ODkwIn0'}.x"`,
};

test.each(Object.entries(planted))('detects %s', (_kind, text) => {
  expect(findKeysAndSecrets(text)).not.toEqual([]);
});

test.each([
  `password: z.string().min(10)`,
  'const token = newToken();',
  "password: field(z.string(), 'Passwort')",
  "import { something } from '@theke/contracts/identity/session';",
  "'0199f000-0000-7000-8000-000000000001'",
  "secret: process.env.THEKE_SECRET ?? ''",
])('accepts %s', (text) => {
  expect(findKeysAndSecrets(text)).toEqual([]);
});
