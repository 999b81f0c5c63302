import { createHmac } from 'node:crypto';
import { tenantLock } from '@theke/kit/database/advisory-locks';
import type { Transaction } from '@theke/kit/database/database';
import { Problem } from '@theke/kit/problem';
import type { Order } from './order.ts';
import { orderStore } from './order-store.ts';

/** At once. Where somebody eats, many are on one network and each pays for a minute; with one phone nobody pays for several. */
const maxOfNetwork = 10;
const maxOfPhone = 3;

/** Stands for a network without telling it: it is only counted. */
export const networkMark = (secret: string, tenant: string, network: string): string =>
  createHmac('sha256', `order network:${secret}`).update(`${tenant} ${network}`).digest('base64url').slice(0, 22);

/**
 * An order that waits for its money holds stock and slot for nothing: a guest may have few of them at a time. One at a time for a
 * network, whichever replica it asks.
 * @throws Problem 429
 */
export async function checkUnpaid(
  tx: Transaction,
  { contact: { phone } }: Pick<Order, 'contact'>,
  mark: string,
): Promise<void> {
  tx.query(`select pg_advisory_xact_lock(${tenantLock('unpaid', '$1')})`, [mark]);
  const { ofNetwork, ofPhone } = await orderStore.countUnpaid(tx, mark, phone);
  if (ofNetwork < maxOfNetwork && ofPhone < maxOfPhone) return;
  const message =
    'Es warten schon mehrere Ihrer Bestellungen auf ihre Zahlung. Bitte bezahlen Sie diese zuerst oder wählen Sie eine Zahlungsart, mit der Sie vor Ort bezahlen.';
  throw new Problem(429, [{ code: 'TOO_MANY_UNPAID', message, field: 'paymentMethod' }], 60);
}
