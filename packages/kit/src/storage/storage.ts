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

/** What a service stands on besides the bus: its database, and what the kit does in it past any tenant (ADR 0006). */
export type Storage = {
  db: UnitsOfWork<UnitOfWork> & { isHealthy(): Promise<boolean>; connections?(): Connections };
  /** The DATABASE_URL that it stores at; undefined on MongoDB. */
  storedAt?: string;
  /** Hands what happened to the bus from now on. @param collections that the service keeps in documents */
  startRelay(bus: Pick<Bus, 'publish'>, collections: readonly string[]): Promise<Relay>;
  /** How much waits; of the timers those of these names that are due by `at`. */
  backlog(timers: readonly string[], at: Date): Promise<Backlog>;
  /** Undefined where nothing can be done at a time that a unit of work says. */
  timers: { db: Database; due(name: string, at: Date): Promise<DueTimer[]> } | undefined;
  /** Lets go of what nobody needs any more. */
  tidy: Job;
  claim: ClaimJob;
  fetchedCopies: FetchedCopies;
  /** Those that the service copies. */
  tenants(): Promise<readonly string[]>;
  close(): Promise<void>;
};

export type StorageDeps = {
  service: string;
  prefix: string;
  toEvent: ToEvent;
  /** Of a bus in the very database that `serverUrl` names (bus/port.ts). */
  enclose(serverUrl: string): ((events: readonly CloudEvent[]) => Enclosed) | undefined;
  log: Log;
};
