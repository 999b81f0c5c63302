import type { ServiceContract } from '@theke/contracts/service-contract';
import type { Express } from 'express';
import type { z } from 'zod';
import type { Database } from './database/database.ts';
import type { Snapshots } from './events/replay.ts';
import type { Subscription } from './events/subscription.ts';
import type { TimerHandler } from './events/timers.ts';
import type { Route } from './http/route.ts';
import type { Job } from './jobs/every.ts';
import type { Log } from './log.ts';

/** What the kit hands to a service's wiring. */
export type ServiceBase<C> = {
  config: C;
  db: Database;
  log: Log;
  now: () => Date;
  /** UUIDv7: sorted by time, so new rows lie together. */
  newId: () => string;
  /** The platform's secret, for what is derived from it (signatures of links). */
  secret: string;
};

/** What a service is made of. */
export type ServiceParts = {
  routes: readonly Route[];
  subscriptions?: readonly Subscription[];
  /** What it does at a time that a transaction set (events/timers.ts). */
  timers?: readonly TimerHandler[];
  /** What it does again and again: `every('15 min', { name, run })`. */
  jobs?: readonly Job[];
  /** What it can tell anew; a resource's use cases bring theirs along. */
  snapshots?: readonly Snapshots[];
  /** Routes outside `/api`, such as pictures. */
  extend?: (app: Express) => void;
  /** Called first when the service stops: ends streams and timers. */
  stop?: () => Promise<void> | void;
};

export type ServiceDefinition<C extends z.ZodObject = z.ZodObject, P extends ServiceParts = ServiceParts> = {
  contract: ServiceContract;
  /** Variables that only this service reads. */
  config: C;
  /** Folder of forward-only SQL files. */
  migrations: URL;
  /** Plain wiring: stores, use cases, routes, subscriptions. */
  setup(base: ServiceBase<z.output<C>>): P | Promise<P>;
};

/** A service's table of contents. */
export const defineService = <C extends z.ZodObject, P extends ServiceParts>(
  definition: ServiceDefinition<C, P>,
): ServiceDefinition<C, P> => definition;
