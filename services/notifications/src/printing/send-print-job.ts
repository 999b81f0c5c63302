import { setTimer, type TimerHandler } from '@theke/kit/events/timers';
import type { ServiceBase } from '@theke/kit/service';
import type { NotificationsConfig } from '../config.ts';
import { deviceStateStore } from '../devices/device-state-store.ts';
import { deviceStore } from '../devices/device-store.ts';
import { escalationStore } from '../escalation/escalation-store.ts';
import type { OrderLinks } from '../orders/status-url.ts';
import { printerBytes } from '../receipts/printer-bytes.ts';
import { columnsOf, paperOfJob } from './paper-of-job.ts';
import { delayAfter, fetched, type PrintJob, printed, refused } from './print-job.ts';
import { printJobStore } from './print-job-store.ts';
import { printTimer } from './print-timing.ts';
import { mayPrintAt, printerNets } from './printer-nets.ts';
import { printRaw, type RawOutcome } from './raw-printer.ts';

type Deps = Pick<ServiceBase<NotificationsConfig>, 'config' | 'db' | 'now'> & OrderLinks;

/** Delay until a job that still waits for its order is checked again, in ms. */
const waitForOrder = 10_000;

/**
 * Sends one job to a network printer, outside of any transaction. The attempt is stored before: after a crash the next
 * attempt is marked as a possible duplicate.
 */
async function sendPrintJob({ config, db, now, ...links }: Deps, tenant: string, id: string): Promise<void> {
  const started = await db.withTenant(tenant, async (tx) => {
    const job = await printJobStore.lock(tx, id);
    const device = job && (await deviceStore.find(tx, job.device));
    if (!device || (job.state !== 'queued' && job.state !== 'fetched')) return undefined;
    if (!device.isEnabled) {
      printJobStore.update(tx, { ...job, state: 'failed', lastError: 'Der Drucker ist außer Betrieb.' });
      return undefined;
    }
    if (job.dueAt && job.dueAt > now()) {
      setTimer(tx, { name: printTimer, subject: id, at: job.dueAt });
      return undefined;
    }
    const paper = await paperOfJob(links, tx, { tenant, device, job: fetched(job), at: now() });
    if (!paper) {
      setTimer(tx, { name: printTimer, subject: id, at: new Date(now().getTime() + waitForOrder) });
      return undefined;
    }
    printJobStore.update(tx, paper.job);
    return { device, lines: paper.lines };
  });
  if (!started) return;
  const { device, lines } = started;
  const copy = Buffer.from(await printerBytes(lines, 'esc-pos', columnsOf(device)));
  const paper = Buffer.concat(Array.from({ length: device.copies }, () => copy));
  const outcome = await printRaw(device.address, paper, mayPrintAt(printerNets(config)));
  await db.withTenant(tenant, async (tx) => {
    const job = await printJobStore.lock(tx, id);
    if (job?.state !== 'fetched') return; // Its order was erased, or its device deleted.
    const at = now();
    const next = after(job, outcome, at);
    printJobStore.update(tx, next);
    if (next.state === 'queued')
      setTimer(tx, { name: printTimer, subject: id, at: new Date(at.getTime() + delayAfter(next.attempts)) });
    if (outcome.isPrinted && job.order !== null) escalationStore.acknowledge(tx, job.order, 'printed', at);
    if (outcome.isPrinted) deviceStateStore.seen(tx, device.id, { at, status: null, unless: at });
  });
}

const after = (job: PrintJob, outcome: RawOutcome, at: Date): PrintJob =>
  outcome.isPrinted
    ? printed(job, at)
    : refused(job, outcome.sentence, { mayBePrinted: job.mayBePrinted || outcome.mayBePrinted });

export const sendDuePrintJob = (deps: Deps): TimerHandler => ({
  name: printTimer,
  run: ({ tenant, subject }) => sendPrintJob(deps, tenant, subject),
});
