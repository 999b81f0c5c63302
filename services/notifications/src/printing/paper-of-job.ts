import type { Device } from '@theke/contracts/notifications/device';
import type { Transaction } from '@theke/kit/database/database';
import type { OrderLinks } from '../orders/status-url.ts';
import { type Columns, layOut, type PaperLine } from '../receipts/lay-out.ts';
import { testNotice, testReceipt } from '../receipts/receipt.ts';
import { markOf, type PrintJob } from './print-job.ts';
import { receiptOfOrder, receiptShop } from './receipt-of-order.ts';

export const columnsOf = ({ paper }: Pick<Device, 'paper'>): Columns => (paper === '58' ? 32 : 48);

/** What a job prints on this device now, one copy of it. Undefined where its order is gone. */
export async function paperOfJob(
  links: OrderLinks,
  tx: Transaction,
  { tenant, device, job, at }: { tenant: string; device: Device; job: PrintJob; at: Date },
): Promise<PaperLine[] | undefined> {
  const columns = columnsOf(device);
  if (job.order === null) {
    const make = job.kind === 'notice' ? testNotice : testReceipt;
    return layOut(make(device.name, await receiptShop(tx, tenant, device.branch.id), at), columns);
  }
  const how = { printedAt: at, mark: markOf(job), isForKitchen: job.kind === 'kitchen-slip' };
  const found = await receiptOfOrder(links, tx, { tenant, order: job.order }, how);
  return found && layOut(found.receipt, columns);
}
