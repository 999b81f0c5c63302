import type { Device } from '@theke/contracts/notifications/device';
import type { Transaction } from '@theke/kit/database/database';
import { setTimer } from '@theke/kit/events/timers';
import type { PrintJob } from './print-job.ts';
import { printJobStore } from './print-job-store.ts';

/** Rings when a job is to be sent to a printer that does not ask by itself. */
export const printTimer = 'print-job';

type Print = Pick<PrintJob, 'order' | 'kind' | 'cause'>;

/**
 * One job for each of the printers, in the transaction of what caused it. One of the same cause that a printer has already
 * stays the only one.
 */
export async function queuePrints(
  deps: { now: () => Date; newId: () => string },
  tx: Transaction,
  printers: readonly Device[],
  print: Print,
): Promise<void> {
  if (printers.length === 0) return;
  const isDuplicate = print.order !== null && (await printJobStore.wasPrinted(tx, print.order));
  const at = deps.now();
  for (const { id: device, type } of printers) {
    const id = deps.newId();
    const isNew = await printJobStore.insert(tx, {
      ...print,
      id,
      device,
      isDuplicate,
      mayBePrinted: false,
      state: 'queued',
      attempts: 0,
      lastError: null,
      createdAt: at,
      printedAt: null,
    });
    if (isNew && type === 'escpos') setTimer(tx, { name: printTimer, subject: id, at });
  }
}
