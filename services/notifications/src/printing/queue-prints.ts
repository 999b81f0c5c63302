import type { Device } from '@theke/contracts/notifications/device';
import type { Transaction } from '@theke/kit/database/database';
import { setTimer } from '@theke/kit/events/timers';
import { isDuplicatePrint } from './is-duplicate-print.ts';
import type { PrintJob } from './print-job.ts';
import { printJobStore } from './print-job-store.ts';
import { printTimer, waitsFor } from './print-timing.ts';

/** `slipDue`: print time of kitchen slips that may wait; null or absent: at once. */
type Print = Pick<PrintJob, 'order' | 'kind' | 'cause'> & { slipDue?: Date | null };

/** Kitchen printers print the kitchen slip of an order; legacy devices have no setting. */
const kindFor = ({ prints }: Device, kind: PrintJob['kind']): PrintJob['kind'] =>
  kind === 'receipt' && prints === 'kitchen-slip' ? prints : kind;

/**
 * Creates one job per printer in the transaction of the cause. An existing job of the same printer and cause is not
 * created again.
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
    if (print.order !== null && (await isDuplicatePrint(tx, print.order, kind))) duplicates.add(kind);
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
