import type { Endpoint } from '@theke/contracts/endpoint';
import type { TableBillDetail } from '@theke/contracts/ordering/table-bill';
import {
  clearTableWish,
  closeTableBill,
  listTableBills,
  openTableBill,
  orderRound,
  readPublicTableBill,
  readTableBill,
  settleTableBill,
  wishAtTable,
} from '@theke/contracts/ordering/table-bill-endpoints';
import { exampleIds } from '@theke/contracts/wire';
import { v7 as uuidv7 } from 'uuid';
import type { Platform, Reply } from './platform.ts';
import { callOrThrow } from './staff-calls.ts';

/** Calls that need an open bill, checked by `checkTableBill`. */
export const tableBillCalls: readonly Endpoint[] = [
  openTableBill,
  orderRound,
  listTableBills,
  readTableBill,
  settleTableBill,
  wishAtTable,
  readPublicTableBill,
  clearTableWish,
  closeTableBill,
];

/** Checks the examples of a table's bill from its opening to its payment. */
export async function checkTableBill(
  platform: Platform,
  cookie: string,
  real: Map<string, string>,
  check: (at: Endpoint) => Promise<Reply | undefined>,
): Promise<void> {
  const [open, order, ...others] = tableBillCalls as [Endpoint, Endpoint, ...Endpoint[]];
  const opened = await check(open);
  if (!opened) return;
  const { id } = opened.body.data as TableBillDetail;
  real.set(exampleIds.tableBill, id);
  const ordered = await check(order);
  const round = (ordered?.body.data as TableBillDetail | undefined)?.orders[0];
  if (!round) return;
  const guest = await callOrThrow(platform, 'GET', `/api/orders/${round.id}/guest`, cookie);
  const [, , uid = '', hash = ''] = (guest.data as { statusPath: string }).statusPath.split('/');
  real.set('TABLEUID', uid).set('table-hash', hash);
  for (const at of others) {
    if (at === closeTableBill)
      await callOrThrow(platform, 'PUT', `/api/table-bills/${id}/settlements/${uuidv7()}`, cookie, {
        method: 'cash',
        part: { kind: 'rest' },
      });
    await check(at);
  }
}
