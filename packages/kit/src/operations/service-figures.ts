import type { Bus, QueueDepth } from '../bus/port.ts';
import type { Connections } from '../database/database.ts';
import { endsWithin } from '../ends-within.ts';
import type { Backlog, OutboxFigures } from '../events/backlog.ts';
import type { Storage } from '../storage/storage.ts';

/** How a service stands just now. What it does not have, and what could not be found out in time, is left out. */
export type ServiceFigures = {
  isBusConnected: boolean;
  /** Undefined where it has no database. */
  isDatabaseReachable?: boolean | undefined;
  queue?: QueueDepth | undefined;
  outbox?: OutboxFigures | undefined;
  /** Timers that should have run and did not yet. */
  timersDue?: number | undefined;
  connections?: Connections | undefined;
};

/** Milliseconds; whoever asks wants to know now, above all while something hangs. */
const timeoutMs = 2_000;

/** Looks everything up at the same time. Never throws: what is away is what one asks for. */
export async function readFigures(deps: {
  /** Undefined for a service that listens to nothing. */
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

/** Undefined where it fails or takes too long. */
const soon = <T>(look: () => Promise<T>): Promise<T | undefined> =>
  endsWithin(look(), timeoutMs, 'A look').catch(() => undefined);
