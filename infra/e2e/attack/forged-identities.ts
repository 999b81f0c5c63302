import { identityHeader, signIdentity } from '@theke/kit/identity-token';
import { v7 as uuidv7 } from 'uuid';

type Header = [string, string];

/** Forged headers of an administrator of `tenant`, none signed with the gateway's key. */
export function forgedIdentities(tenant: string, secret: string): Record<string, Header[]> {
  const claim = {
    tenant,
    address: '127.0.0.1',
    user: { id: uuidv7(), name: 'Mallory', roles: ['ROLE_ADMIN' as const], branches: [] },
    isInternal: true,
  };
  const now = Date.now();
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const wrongKey = signIdentity('another-secret-that-nobody-here-uses', claim, now);
  const expired = signIdentity(secret, claim, now - 3_600_000);
  const [, foreignSignature] = signIdentity(secret, { tenant: uuidv7(), address: '' }, now).split('.');
  const payload = encoded({ ...claim, expires: now + 60_000 });
  return {
    'another key': [[identityHeader, wrongKey]],
    expired: [[identityHeader, expired]],
    unsigned: [[identityHeader, payload]],
    'an empty signature': [[identityHeader, `${payload}.`]],
    "another payload's signature": [[identityHeader, `${payload}.${foreignSignature}`]],
    'no algorithm': [[identityHeader, `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`]],
    'plain JSON': [[identityHeader, JSON.stringify(claim)]],
    twice: [
      [identityHeader, wrongKey],
      [identityHeader, expired],
    ],
    'in capitals': [[identityHeader.toUpperCase(), wrongKey]],
    'not base64': [[identityHeader, '%%%.%%%']],
    'headers of an invented proxy': [
      ['x-forwarded-for', '127.0.0.1'],
      ['x-forwarded-host', 'localhost'],
      ['x-forwarded-user', 'admin@demo.example'],
      ['x-real-ip', '127.0.0.1'],
      ['forwarded', 'for=127.0.0.1;host=localhost;proto=https'],
      ['x-internal', 'true'],
    ],
    'an invalid request id': [
      ['x-request-id', '"><script>alert(1)</script>'],
      ['traceparent', '00-zz'],
    ],
    'a bearer': [['authorization', `Bearer ${wrongKey}`]],
  };
}
