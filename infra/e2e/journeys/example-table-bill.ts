import type { Endpoint } from '@theke/contracts/endpoint';
import type { PublicTableBill, TableBillDetail, TablePaymentLink } from '@theke/contracts/ordering/table-bill';
import {
  clearTableWish,
  closeTableBill,
  listTableBills,
  openTableBill,
  orderRound,
  readPublicTableBill,
  readTableBill,
  releaseTablePayment,
  reserveTablePayment,
  settleTableBill,
  wishAtTable,
} from '@theke/contracts/ordering/table-bill-endpoints';
import { exampleIds } from '@theke/contracts/wire';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { type ExampleCall, exampleCall, type Ids } from './example-call.ts';
import type { Platform, Reply } from './platform.ts';
import { type SendExample, sendOrThrow } from './send-example.ts';
import { callOrThrow, changeEntry } from './staff-calls.ts';

/** Calls that need an open bill, checked by `checkTableBill`. */
export const tableBillCalls: readonly Endpoint[] = [
  openTableBill,
  orderRound,
  listTableBills,
  readTableBill,
  settleTableBill,
  reserveTablePayment,
  releaseTablePayment,
  wishAtTable,
  readPublicTableBill,
  clearTableWish,
  closeTableBill,
];

/**
 * Opens the bill of the example's table and orders a round.
 * @param send as an administrator
 * @returns the real ids, uid and hash by those of the examples
 */
export async function makeTableBill(send: SendExample, ids: Ids): Promise<Map<string, string>> {
  const ask = <T>(call: ExampleCall) => sendOrThrow<T>(send, call);
  // Ordering receives the table a moment after catalog has stored it.
  const { id } = await until('the bill to be opened', () => ask<TableBillDetail>(exampleCall(openTableBill, ids)));
  const made = new Map<string, string>([[exampleIds.tableBill, id]]);
  const { orders } = await ask<TableBillDetail>(exampleCall(orderRound, new Map([...ids, ...made])));
  const path = `/orders/${orders[0]?.id}/guest`;
  const { statusPath } = await ask<{ statusPath: string }>({ method: 'GET', path, body: undefined, headers: [] });
  const [, , uid = '', hash = ''] = statusPath.split('/');
  return made.set('TABLEUID', uid).set('table-hash', hash);
}

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
    if (at === reserveTablePayment) await enableOnlinePayment(platform, cookie, round.branch.id, real);
    const reply = await check(at);
    if (at === reserveTablePayment && reply)
      real.set(exampleIds.tablePayment, (reply.body.data as TablePaymentLink).id);
  }
}

/** Switches online payments on in the example's branch, and waits until guests of the table are offered one. */
async function enableOnlinePayment(
  platform: Platform,
  cookie: string,
  branch: string,
  real: ReadonlyMap<string, string>,
): Promise<void> {
  await changeEntry(platform, cookie, `/api/branches/${branch}`, { isCardProviderEnabled: true });
  const { path } = exampleCall(readPublicTableBill, new Map(real));
  await until('guests to be offered an online payment', async () => {
    const { body } = await platform.call('GET', `/api${path}`);
    return (body.data as PublicTableBill | undefined)?.onlineMethods.includes('card');
  });
}
