import type { Bus, QueueDepth } from '../bus/port.ts';
import type { Connections } from '../database/database.ts';
import { endsWithin } from '../ends-within.ts';
import type { Backlog, OutboxFigures } from '../events/backlog.ts';
import type { Storage } from '../storage/storage.ts';

/** Current metrics of a service. Values that do not apply or could not be read in time are omitted. */
export type ServiceFigures = {
  isBusConnected: boolean;
  /** Undefined if it has no database. */
  isDatabaseReachable?: boolean | undefined;
  queue?: QueueDepth | undefined;
  outbox?: OutboxFigures | undefined;
  /** Overdue timers. */
  timersDue?: number | undefined;
  connections?: Connections | undefined;
};

/** Timeout in ms; results are needed now, above all while something hangs. */
const timeoutMs = 2_000;

/** Reads all values concurrently. Never throws: outages are part of the result. */
export async function readFigures(deps: {
  /** Undefined for a service without subscriptions. */
  queue: string | undefined;
  bus: Bus;
  db: Pick<Storage['db'], 'isHealthy' | 'connections'>;
  backlog: (timers: readonly string[], at: Date) => Promise<Backlog>;
  timers: readonly string[];
  now: () => Date;
}): Promise<ServiceFigures> {
  const { queue, bus, db, backlog, timers, now } = deps;
  const [isDatabaseReachable = false, depth, figures] = await Promise.all([
    soon(() => db.isHealthy()),
    queue ? soon(() => bus.depth(queue)) : undefined,
    soon(() => backlog(timers, now())),
  ]);
  return {
    isBusConnected: bus.isHealthy(),
    isDatabaseReachable,
    queue: depth,
    outbox: figures?.outbox,
    timersDue: figures?.timersDue,
    connections: db.connections?.(),
  };
}

/** Undefined if it fails or times out. */
const soon = <T>(look: () => Promise<T>): Promise<T | undefined> =>
  endsWithin(look(), timeoutMs, 'A look').catch(() => undefined);
