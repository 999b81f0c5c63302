import type { Transaction } from '@theke/kit/database/database';
import { orderStore } from '../orders/order-copies.ts';
import type { PrintJob } from './print-job.ts';
import { printJobStore } from './print-job-store.ts';

/**
 * Whether the same paper of the order was printed before. A receipt that was printed before the till signed it was
 * another paper: the first print with the signature is no duplicate (FISCAL-09).
 */
export async function isDuplicatePrint(tx: Transaction, order: string, kind: PrintJob['kind']): Promise<boolean> {
  const printedAt = await printJobStore.lastPrintedAt(tx, order, kind);
  if (!printedAt || kind !== 'receipt') return printedAt !== null;
  const signedAt = (await orderStore.find(tx, order))?.fiscal?.at(-1)?.answeredAt;
  return !signedAt || printedAt >= new Date(signedAt);
}
