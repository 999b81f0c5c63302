import type { Bus, CloudEvent, Enclosed } from '../bus/port.ts';
import type { Connections, Database } from '../database/database.ts';
import type { Backlog } from '../events/backlog.ts';
import type { FetchedCopies } from '../events/initial-snapshots.ts';
import type { Relay } from '../events/relay.ts';
import type { DueTimer } from '../events/timers.ts';
import type { ToEvent } from '../events/to-event.ts';
import type { Job } from '../jobs/every.ts';
import type { ClaimJob } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { UnitOfWork, UnitsOfWork } from '../resource/resource-store.ts';

/** A service's database, and the kit's work in it across tenants (ADR 0006). */
export type Storage = {
  db: UnitsOfWork<UnitOfWork> & { isHealthy(): Promise<boolean>; connections?(): Connections };
  /** The service's DATABASE_URL; undefined on MongoDB. */
  storedAt?: string;
  /** Starts publishing stored events to the bus. @param collections the service's MongoDB collections */
  startRelay(bus: Pick<Bus, 'publish'>, collections: readonly string[]): Promise<Relay>;
  /** Waiting events, and timers with these names that are due by `at`. */
  backlog(timers: readonly string[], at: Date): Promise<Backlog>;
  /** Undefined if the database does not support timers. */
  timers: { db: Database; due(name: string, at: Date): Promise<DueTimer[]> } | undefined;
  /** Deletes old event data. */
  tidy: Job;
  claim: ClaimJob;
  fetchedCopies: FetchedCopies;
  /** Ids of the copied tenants. */
  tenants(): Promise<readonly string[]>;
  close(): Promise<void>;
};

export type StorageDeps = {
  service: string;
  prefix: string;
  toEvent: ToEvent;
  /** For a bus in the database that `serverUrl` names (bus/port.ts). */
  enclose(serverUrl: string): ((events: readonly CloudEvent[]) => Enclosed) | undefined;
  log: Log;
};
