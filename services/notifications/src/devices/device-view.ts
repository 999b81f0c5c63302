import type { DeviceState, PrintJobState } from '@theke/contracts/notifications/device';
import type { ListedJob } from '../printing/print-job-store.ts';
import type { StoredDeviceState } from './device-state-store.ts';

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export const toState = (device: string, stored: StoredDeviceState, jobs: readonly ListedJob[]): DeviceState => ({
  device: { id: device },
  seenAt: isoOf(stored.seenAt),
  status: stored.status,
  keyMadeAt: isoOf(stored.keyMadeAt),
  logAskedAt: isoOf(stored.logAskedAt),
  logAt: isoOf(stored.logAt),
  log: stored.log,
  jobs: jobs.map(({ job, uid, ticketNumber }) => ({
    id: job.id,
    order: job.order === null ? null : { id: job.order },
    uid,
    ticketNumber,
    isDuplicate: job.isDuplicate,
    state: job.state,
    attempts: job.attempts,
    lastError: job.lastError,
    createdAt: job.createdAt.toISOString(),
    printedAt: isoOf(job.printedAt),
    dueAt: isoOf(job.dueAt),
  })),
});

const stateWords: Record<PrintJobState, string> = {
  queued: 'wartet',
  fetched: 'beim Drucker',
  printed: 'gedruckt',
  failed: 'fehlgeschlagen',
};

/** Log of a printer: its print jobs, because printers keep no log. */
export const logOfPrinter = (jobs: readonly ListedJob[]): string[] =>
  jobs.map(({ job, uid }) =>
    [
      job.createdAt.toISOString(),
      uid ?? 'Test',
      stateWords[job.state],
      job.isDuplicate && 'Duplikat',
      job.printedAt?.toISOString(),
      job.attempts > 0 && `${job.attempts} Fehlversuche`,
      job.lastError,
    ]
      .filter(Boolean)
      .join(' · '),
  );
