import type { PrintJobState } from '@theke/contracts/notifications/device';
import type { KitchenContent } from '../receipts/kitchen-content.ts';

/**
 * Glossary.
 * job            one receipt, kitchen slip or test, for one printer
 * cause          why it is printed: its order, somebody's wish, a test; per printer a cause has one job
 * duplicate      the same paper of this order was printed before, and whoever reads this one must know
 * change         what is different since the kitchen's last slip of this order (MSG-10)
 * due            when it is printed; null is at once
 * content        what the kitchen read on it; null before a printer has taken it, and for other papers
 * may be printed the printer had it and went silent: nobody knows whether paper came out
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

/** Tries until somebody has to look. */
export const maxAttempts = 10;

/** After the first failed try 10 s, then twice as long each time; in ms. For printers that we call. */
export const delayAfter = (attempts: number): number => 10_000 * 2 ** (attempts - 1);

/** The printer has it. Had it been there before without a word, it may have come out already. */
export const fetched = (job: PrintJob): PrintJob => ({
  ...job,
  state: 'fetched',
  mayBePrinted: job.mayBePrinted || job.state === 'fetched',
});

export const printed = (job: PrintJob, at: Date): PrintJob =>
  job.state === 'printed' ? job : { ...job, state: 'printed', lastError: null, printedAt: at };

/** It was not printed, as far as the printer knows. What is printed or given up stays so. */
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

/** What stands at the top and the bottom of the paper; undefined for the first one. */
export function markOf({ isDuplicate, mayBePrinted }: Pick<PrintJob, 'isDuplicate' | 'mayBePrinted'>) {
  if (isDuplicate) return 'DUPLIKAT';
  return mayBePrinted ? 'EVTL. SCHON GEDRUCKT' : undefined;
}
