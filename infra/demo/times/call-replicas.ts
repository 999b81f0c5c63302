import { identityHeader, signIdentity } from '@theke/kit/identity-token';
import { v7 as uuidv7 } from 'uuid';
import type { Call } from './seed-times.ts';

type Ports = { identity: number; catalog: number; timeTracking: number };
const elsewhere: Readonly<Record<string, keyof Ports>> = { users: 'identity', branches: 'catalog' };

/**
 * Calls the seeding's replicas as an administrator of a tenant, past the gateway, which may limit requests or not be
 * ready.
 */
export function callReplicas(ports: Ports, tenant: string, secret: string): Call {
  const user = { id: uuidv7(), name: 'Demo', roles: ['ROLE_ADMIN' as const], branches: [] };
  return async (method, path, body) => {
    const service = elsewhere[path.split(/[/?]/)[0] ?? ''] ?? 'timeTracking';
    const identity = signIdentity(secret, { tenant, address: '127.0.0.1', user }, Date.now());
    const reply = await fetch(`http://127.0.0.1:${ports[service]}/api/${path}`, {
      method,
      headers: { [identityHeader]: identity, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} /api/${path} answered ${reply.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text).data;
  };
}
