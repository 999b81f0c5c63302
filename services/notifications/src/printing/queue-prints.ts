import type { Device } from '@theke/contracts/notifications/device';
import type { Transaction } from '@theke/kit/database/database';
import { setTimer } from '@theke/kit/events/timers';
import type { PrintJob } from './print-job.ts';
import { printJobStore } from './print-job-store.ts';

/** Rings when a job is to be sent to a printer that does not ask by itself. */
export const printTimer = 'print-job';

/** `slipDue`: when kitchen slips are printed that may wait; null or not there: at once. */
type Print = Pick<PrintJob, 'order' | 'kind' | 'cause'> & { slipDue?: Date | null };

/** Whether a printer prints slips for another day when their preparation has to begin; devices of before say nothing of it. */
export const waitsFor = ({ printsAhead }: Device): boolean => printsAhead !== 'at-once';

/** Of an order a printer in the kitchen prints what is to be made; a device of before said nothing of it. */
const kindFor = ({ prints }: Device, kind: PrintJob['kind']): PrintJob['kind'] =>
  kind === 'receipt' && prints === 'kitchen-slip' ? prints : kind;

/**
 * One job for each of the printers, in the transaction of what caused it. One of the same cause that a printer has already
 * stays the only one.
 */
export async function queuePrints(
  deps: { now: () => Date; newId: () => string },
  tx: Transaction,
  printers: readonly Device[],
  { slipDue = null, ...print }: Print,
): Promise<void> {
  if (printers.length === 0) return;
  const at = deps.now();
  const kinds = new Set(printers.map((printer) => kindFor(printer, print.kind)));
  const duplicates = new Set<PrintJob['kind']>();
  for (const kind of kinds)
    if (print.order !== null && (await printJobStore.wasPrinted(tx, print.order, kind))) duplicates.add(kind);
  for (const printer of printers) {
    const id = deps.newId();
    const kind = kindFor(printer, print.kind);
    const isDuplicate = duplicates.has(kind);
    const dueAt = kind === 'kitchen-slip' && waitsFor(printer) ? slipDue : null;
    const isNew = await printJobStore.insert(tx, {
      ...print,
      kind,
      id,
      device: printer.id,
      isDuplicate,
      mayBePrinted: false,
      state: 'queued',
      attempts: 0,
      lastError: null,
      createdAt: at,
      printedAt: null,
      dueAt,
      content: null,
    });
    if (isNew && printer.type === 'escpos') setTimer(tx, { name: printTimer, subject: id, at: dueAt ?? at });
  }
}
