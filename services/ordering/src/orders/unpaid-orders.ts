import { createHmac } from 'node:crypto';
import { tenantLock } from '@theke/kit/database/advisory-locks';
import type { Transaction } from '@theke/kit/database/database';
import { Problem } from '@theke/kit/problem';
import type { Order } from './order.ts';
import { orderStore } from './order-store.ts';

/**
 * Unpaid orders at a time. Guests in a restaurant share a network and each pays within a minute; one phone pays one
 * order.
 */
const maxOfNetwork = 10;
const maxOfPhone = 3;

/** Keyed hash of a network: it can be counted but not read. */
export const networkMark = (secret: string, tenant: string, network: string): string =>
  createHmac('sha256', `order network:${secret}`).update(`${tenant} ${network}`).digest('base64url').slice(0, 22);

/**
 * Limits a guest's unpaid orders, because they reserve stock and slots. Checks of one network are serialised across
 * replicas.
 * @throws Problem 429
 */
export async function checkUnpaid(
  tx: Transaction,
  { contact: { phone } }: Pick<Order, 'contact'>,
  mark: string,
): Promise<void> {
  tx.query(`select pg_advisory_xact_lock(${tenantLock('unpaid', '$1')})`, [mark]);
  const { ofSameNetwork, ofSamePhone } = await orderStore.countUnpaid(tx, mark, phone);
  if (ofSameNetwork < maxOfNetwork && ofSamePhone < maxOfPhone) return;
  const message =
    'Es warten schon mehrere Ihrer Bestellungen auf ihre Zahlung. Bitte bezahlen Sie diese zuerst oder wählen Sie eine Zahlungsart, mit der Sie vor Ort bezahlen.';
  throw new Problem(429, [{ code: 'TOO_MANY_UNPAID', message, field: 'paymentMethod' }], 60);
}
