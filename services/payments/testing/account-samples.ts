import { randomBytes } from 'node:crypto';
import { asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';

/** A key ring as configured by an operator. */
export const aKey = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;

/** Saves an account as staff, whatever was there before. @throws if it is refused */
export async function saveAccount(
  service: { port: number },
  { tenant, now, provider }: { tenant: string; now: Date; provider: 'stripe' | 'paypal' },
  fields: object,
): Promise<Reply> {
  const as = asStaff(tenant);
  const read = await request(service, 'GET', '/api/payment-providers', { as, now });
  const { version } = (read.body.data as Record<string, { version: number }>)[provider] as { version: number };
  const saved = await request(service, 'PUT', `/api/payment-providers/${provider}`, {
    as,
    now,
    body: { version, isEnabled: true, ...fields },
  });
  if (saved.status !== 200) throw new Error(`refused: ${JSON.stringify(saved.body)}`);
  return saved;
}
