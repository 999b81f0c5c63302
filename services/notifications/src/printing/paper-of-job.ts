import type { Device } from '@theke/contracts/notifications/device';
import type { Transaction } from '@theke/kit/database/database';
import type { OrderLinks } from '../orders/status-url.ts';
import { type Columns, layOut, type PaperLine } from '../receipts/lay-out.ts';
import { testNotice, testReceipt } from '../receipts/receipt.ts';
import { lastContent } from './follow-order.ts';
import { markOf, type PrintJob } from './print-job.ts';
import { printJobStore } from './print-job-store.ts';
import { receiptOfOrder, receiptShop } from './receipt-of-order.ts';

export const columnsOf = ({ paper }: Pick<Device, 'paper'>): Columns => (paper === '58' ? 32 : 48);

/** The printed lines, and the job with the kitchen's content. */
export type Paper = { lines: PaperLine[]; job: PrintJob };

/** Renders one copy of a job for this device. @returns undefined if its order was deleted */
export async function paperOfJob(
  links: OrderLinks,
  tx: Transaction,
  { tenant, device, job, at }: { tenant: string; device: Device; job: PrintJob; at: Date },
): Promise<Paper | undefined> {
  const columns = columnsOf(device);
  if (job.order === null) {
    const make = job.kind === 'notice' ? testNotice : testReceipt;
    return { lines: layOut(make(device.name, await receiptShop(tx, tenant, device.branch.id), at), columns), job };
  }
  const isForKitchen = job.kind === 'kitchen-slip' || job.kind === 'kitchen-change';
  const before =
    job.kind === 'kitchen-change'
      ? lastContent(
          (await printJobStore.lockOfKitchen(tx, job.order)).filter((one) => one.device === job.device),
          job.id,
        )
      : null;
  const how = { printedAt: at, mark: markOf(job), isForKitchen, before };
  const found = await receiptOfOrder(links, tx, { tenant, order: job.order }, how);
  return found && { lines: layOut(found.receipt, columns), job: { ...job, content: found.content } };
}
