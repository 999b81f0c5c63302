import type { Resources, ServiceContract } from '@theke/contracts/service-contract';
import type { Express } from 'express';
import type { z } from 'zod';
import type { Database, Transaction } from './database/database.ts';
import type { Snapshots } from './events/replay.ts';
import type { Subscription } from './events/subscription.ts';
import type { TimerHandler } from './events/timers.ts';
import type { Route } from './http/route.ts';
import type { Job } from './jobs/every.ts';
import type { Log } from './log.ts';
import type { Existing } from './resource/check-references.ts';
import type { UnitOfWork, UnitsOfWork } from './resource/resource-store.ts';
import type { ResourceDeps } from './resource/resource-use-cases.ts';
import { type ResourceOptions, type UseCasesOf, wireResources } from './resource/wire-resources.ts';

/** What the kit hands to a service's wiring. */
export type ServiceBase<C, D = Database> = {
  config: C;
  db: D;
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
  /** What it can tell anew. */
  snapshots?: readonly Snapshots[];
  /** Ids of all tenants: the tenant directory's alone (events/initial-snapshots.ts). */
  listTenants?: () => Promise<readonly string[]>;
  /** For callers within the process: seeding, tests. */
  useCases?: object;
  /** Routes outside `/api`, such as pictures. */
  extend?: (app: Express) => void;
  /** What it keeps in documents besides its resources. */
  collections?: readonly string[];
  /** Called first when the service stops: ends streams and timers. */
  stop?: () => Promise<void> | void;
  /** Called once nobody asks any more, while its database and the bus are there still: writes what is held in memory. */
  flush?: () => Promise<void>;
};

export type ServiceDefinition<C extends z.ZodObject = z.ZodObject, P extends ServiceParts = ServiceParts> = {
  contract: ServiceContract;
  /** Variables that only this service reads. */
  config: C;
  /** Folder of forward-only SQL files. */
  migrations: URL;
  /**
   * Where `DOCUMENTS_URL` is set it runs on MongoDB, without PostgreSQL (ADR 0006): its code keeps to `UnitOfWork`, and has neither SQL nor
   * timers.
   */
  onDocuments?: boolean;
  /** Plain wiring: stores, use cases, routes, subscriptions. */
  setup(base: ServiceBase<z.output<C>>): P | Promise<P>;
};

/** What the code of a service may know of its database. */
type UnitOf<E> = E extends true ? UnitOfWork : Transaction;
type UnitsOf<E> = E extends true ? UnitsOfWork<UnitOfWork> : Database;

type Given<C extends z.ZodObject, P extends ServiceParts, R extends Resources, E extends boolean> = Omit<
  ServiceDefinition<C, P>,
  'contract' | 'setup'
> & {
  contract: ServiceContract<R>;
  onDocuments?: E;
  /** What the resources of the contract need besides their definition; most need nothing. */
  resources?:
    | ResourceOptions<R, UnitOf<E>>
    | ((base: ServiceBase<z.output<C>, UnitsOf<E>>) => ResourceOptions<R, UnitOf<E>>);
  /** What resources may refer to that others own, by its name in the API: the stores of `copies`. Without it nobody checks that. */
  references?: Readonly<Record<string, Existing<UnitOf<E>>>>;
  setup(base: ServiceBase<z.output<C>, UnitsOf<E>> & { resources: UseCasesOf<R, UnitOf<E>> }): P | Promise<P>;
};

/** The parts as a service returned them, with the use cases of its resources. */
export type WithResources<P extends ServiceParts, R extends Resources, W extends UnitOfWork = Transaction> = P & {
  useCases: UseCasesOf<R, W>;
};

/** A service's table of contents. The resources of its contract bring use cases, routes and snapshots along. */
export const defineService = <
  C extends z.ZodObject,
  P extends ServiceParts,
  R extends Resources,
  E extends boolean = false,
>({
  contract,
  config,
  migrations,
  onDocuments,
  resources,
  references,
  setup,
}: Given<C, P, R, E>): ServiceDefinition<C, WithResources<P, R, UnitOf<E>>> => ({
  contract,
  config,
  migrations,
  ...(onDocuments && { onDocuments }),
  async setup(given) {
    const base = given as ServiceBase<z.output<C>, UnitsOf<E>>;
    const deps = base as unknown as ResourceDeps<UnitOf<E>>;
    const options = typeof resources === 'function' ? resources(base) : (resources ?? {});
    const wired = wireResources<R, UnitOf<E>>(contract, deps, options, references);
    const parts = await setup({ ...base, resources: wired.useCases });
    return {
      ...parts,
      useCases: { ...wired.useCases, ...parts.useCases },
      // Of two paths that match, the first answers: those of a resource end in `:id`.
      routes: [...parts.routes, ...wired.routes],
      snapshots: [...wired.snapshots, ...(parts.snapshots ?? [])],
      collections: [...wired.collections, ...(parts.collections ?? [])],
      jobs: [...wired.jobs, ...(parts.jobs ?? [])],
    } as unknown as WithResources<P, R, UnitOf<E>>;
  },
});
