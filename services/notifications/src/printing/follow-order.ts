import type { OrderState } from '@theke/contracts/ordering/order-state';
import type { Transaction } from '@theke/kit/database/database';
import { setTimer } from '@theke/kit/events/timers';
import { deviceStore } from '../devices/device-store.ts';
import { isSameContent, toKitchenContent } from '../receipts/kitchen-content.ts';
import { shopStore } from '../shop/shop-store.ts';
import type { PrintJob } from './print-job.ts';
import { printJobStore } from './print-job-store.ts';
import { printTimer, waitsFor } from './print-timing.ts';
import { slipDue } from './slip-due.ts';

type Deps = { now: () => Date; newId: () => string };

/** Whether a change concerns the kitchen: not for an order that was only placed, is completed or was erased. */
const isKitchensBusiness = ({ status, isErased, history, edits }: OrderState): boolean =>
  !isErased && status !== 'completed' && (history.length > 1 || edits.length > 0);

/**
 * Updates kitchen slips after an order change, in the transaction that stores the change (MSG-10). A printer whose last
 * slip differs gets a change slip; a waiting slip gets its new time. The jobs are locked: a printer that takes one
 * concurrently has rendered the old order, and its content is compared.
 */
export async function followOrder(deps: Deps, tx: Transaction, order: OrderState): Promise<void> {
  if (!isKitchensBusiness(order)) return;
  const jobs = await printJobStore.lockOfKitchen(tx, order.id);
  for (const device of new Set(jobs.map((job) => job.device)))
    await followOnDevice(deps, tx, order, { device, jobs: jobs.filter((job) => job.device === device) });
}

async function followOnDevice(
  { now, newId }: Deps,
  tx: Transaction,
  order: OrderState,
  { device: id, jobs }: { device: string; jobs: readonly PrintJob[] },
): Promise<void> {
  const device = await deviceStore.find(tx, id);
  if (!device?.isEnabled) return;
  const at = now();
  const last = lastContent(jobs);
  const queued = jobs.filter(({ state }) => state === 'queued');
  if (!last) {
    const dueAt = waitsFor(device) ? slipDue(order, await shopStore.branch(tx, order.branch.id), at) : null;
    for (const job of queued.filter((one) => one.dueAt?.getTime() !== dueAt?.getTime())) {
      printJobStore.update(tx, { ...job, dueAt });
      if (device.type === 'escpos') setTimer(tx, { name: printTimer, subject: job.id, at: dueAt ?? at });
    }
    return;
  }
  if (isSameContent(last, toKitchenContent(order)) || queued.some(({ kind }) => kind === 'kitchen-change')) return;
  const job = newId();
  await printJobStore.insert(tx, {
    ...{ id: job, device: id, order: order.id, kind: 'kitchen-change', cause: `change:${order.version}:${order.id}` },
    ...{ isDuplicate: false, mayBePrinted: false, state: 'queued', attempts: 0, lastError: null },
    ...{ createdAt: at, printedAt: null, dueAt: null, content: null },
  });
  if (device.type === 'escpos') setTimer(tx, { name: printTimer, subject: job, at });
}

/** Content of the newest slip that was printed, or may have been. */
export const lastContent = (jobs: readonly PrintJob[], except?: string): PrintJob['content'] =>
  jobs
    .filter(({ id, state }) => id !== except && (state === 'printed' || state === 'fetched'))
    .flatMap(({ content }) => content ?? [])
    .toSorted((one, other) => other.version - one.version)[0] ?? null;
