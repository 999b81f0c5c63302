import type { PrintJobState } from '@theke/contracts/notifications/device';
import type { KitchenContent } from '../receipts/kitchen-content.ts';

/**
 * Glossary.
 * job             one receipt, kitchen slip or test, for one printer
 * cause           why it is printed: its order, a request, a test; per printer a cause has one job
 * duplicate       the same paper of this order was printed before, and the print says so
 * change          differences since the kitchen's last slip of this order (MSG-10)
 * due             print time; null: at once
 * content         content of the kitchen slip; null before a printer has fetched the job, and for other papers
 * may be printed  the printer fetched it without a confirmation: it is unknown whether it was printed
 */
export type PrintJob = {
  id: string;
  device: string;
  order: string | null;
  kind: 'receipt' | 'kitchen-slip' | 'kitchen-change' | 'test' | 'notice';
  cause: string;
  isDuplicate: boolean;
  mayBePrinted: boolean;
  state: PrintJobState;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  printedAt: Date | null;
  dueAt: Date | null;
  content: KitchenContent | null;
};

/** Attempts before staff have to act. */
export const maxAttempts = 10;

/** Delay after a failed attempt, in ms: 10 s, doubled each time. For printers that we connect to. */
export const delayAfter = (attempts: number): number => 10_000 * 2 ** (attempts - 1);

/** Marks the job as fetched. If it was fetched before without a confirmation, it may have been printed already. */
export const fetched = (job: PrintJob): PrintJob => ({
  ...job,
  state: 'fetched',
  mayBePrinted: job.mayBePrinted || job.state === 'fetched',
});

export const printed = (job: PrintJob, at: Date): PrintJob =>
  job.state === 'printed' ? job : { ...job, state: 'printed', lastError: null, printedAt: at };

/** Marks the job as not printed, according to the printer. Printed and given-up jobs are not changed. */
export function refused(job: PrintJob, sentence: string, how: { mayBePrinted: boolean }): PrintJob {
  if (job.state === 'printed' || job.state === 'failed') return job;
  const attempts = job.attempts + 1;
  return {
    ...job,
    attempts,
    lastError: sentence,
    mayBePrinted: how.mayBePrinted,
    state: attempts >= maxAttempts ? 'failed' : 'queued',
  };
}

/** Mark at the top and bottom of the paper; undefined for the first print. */
export function markOf({ isDuplicate, mayBePrinted }: Pick<PrintJob, 'isDuplicate' | 'mayBePrinted'>) {
  if (isDuplicate) return 'DUPLIKAT';
  return mayBePrinted ? 'EVTL. SCHON GEDRUCKT' : undefined;
}
