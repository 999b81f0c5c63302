import { createHmac } from 'node:crypto';
import type { Transaction } from '@theke/kit/database/database';
import { accountStore } from './account-store.ts';

const hour = 3_600_000;
/** Mails per address: from one network per hour, and from all per day. Stops floods without locking the owner out. */
const max = { perNetwork: 5, inTotal: 20 };

/**
 * Counts a mail that anybody may request for any address (ACCT-03).
 * @param kind what is requested; each has its own limit
 * @returns whether the limit is reached
 */
export async function isTooMany(
  tx: Transaction,
  secret: string,
  { kind, tenant, email, network, now }: { kind: string; tenant: string; email: string; network: string; now: Date },
): Promise<boolean> {
  const markOf = (...counted: string[]) =>
    createHmac('sha256', `account request:${secret}`)
      .update([tenant, kind, ...counted].join(' '))
      .digest('base64url');
  const ofNetwork = await accountStore.countRequest(tx, markOf(email, network), now, hour);
  if (ofNetwork > max.perNetwork) return true;
  return (await accountStore.countRequest(tx, markOf(email), now, 24 * hour)) > max.inTotal;
}
