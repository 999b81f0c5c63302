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

/** Passed to a service's `setup`. */
export type ServiceBase<C, D = Database> = {
  config: C;
  db: D;
  log: Log;
  now: () => Date;
  /** Creates a UUIDv7: ordered by time, so new rows are stored together. */
  newId: () => string;
  /** The platform's secret, for derived secrets such as link signatures. */
  secret: string;
};

/** The parts of a service. */
export type ServiceParts = {
  routes: readonly Route[];
  subscriptions?: readonly Subscription[];
  /** Handlers of timers set by transactions (events/timers.ts). */
  timers?: readonly TimerHandler[];
  /** Recurring work: `every('15 min', { name, run })`. */
  jobs?: readonly Job[];
  /** Aggregates it can publish again as snapshots. */
  snapshots?: readonly Snapshots[];
  /** Ids of all tenants; only the tenant directory has it (events/initial-snapshots.ts). */
  listTenants?: () => Promise<readonly string[]>;
  /** For callers in the same process: seeding, tests. */
  useCases?: object;
  /** Routes outside `/api`, such as images. */
  extend?: (app: Express) => void;
  /** MongoDB collections besides those of its resources. */
  collections?: readonly string[];
  /** Called first on stop: ends streams and timers. */
  stop?: () => Promise<void> | void;
  /** Called when no more requests are accepted, while database and bus are still open: writes data held in memory. */
  flush?: () => Promise<void>;
};

export type ServiceDefinition<C extends z.ZodObject = z.ZodObject, P extends ServiceParts = ServiceParts> = {
  contract: ServiceContract;
  /** Environment variables of this service only. */
  config: C;
  /** Folder of forward-only SQL migrations. */
  migrations: URL;
  /**
   * Whether it runs on MongoDB without PostgreSQL if `DOCUMENTS_URL` is set (ADR 0006). Its code then only uses
   * `UnitOfWork`, and neither SQL nor timers.
   */
  onDocuments?: boolean;
  /** Creates stores, use cases, routes, subscriptions. */
  setup(base: ServiceBase<z.output<C>>): P | Promise<P>;
};

/** Type of the unit of work that a service's code may use. */
type UnitOf<E> = E extends true ? UnitOfWork : Transaction;
type UnitsOf<E> = E extends true ? UnitsOfWork<UnitOfWork> : Database;

type ServiceOptions<C extends z.ZodObject, P extends ServiceParts, R extends Resources, E extends boolean> = Omit<
  ServiceDefinition<C, P>,
  'contract' | 'setup'
> & {
  contract: ServiceContract<R>;
  onDocuments?: E;
  /** Hooks and options for resources of the contract; most need none. */
  resources?:
    | ResourceOptions<R, UnitOf<E>>
    | ((base: ServiceBase<z.output<C>, UnitsOf<E>>) => ResourceOptions<R, UnitOf<E>>);
  /**
   * Stores of copies that references may point to, by the resource's name in the API. Without it these references are
   * not checked.
   */
  references?: Readonly<Record<string, Existing<UnitOf<E>>>>;
  setup(base: ServiceBase<z.output<C>, UnitsOf<E>> & { resources: UseCasesOf<R, UnitOf<E>> }): P | Promise<P>;
};

/** The parts returned by a service, with the use cases of its resources. */
export type WithResources<P extends ServiceParts, R extends Resources, W extends UnitOfWork = Transaction> = P & {
  useCases: UseCasesOf<R, W>;
};

/** Defines a service. The resources of its contract add use cases, routes and snapshots. */
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
}: ServiceOptions<C, P, R, E>): ServiceDefinition<C, WithResources<P, R, UnitOf<E>>> => ({
  contract,
  config,
  migrations,
  ...(onDocuments && { onDocuments }),
  async setup(untypedBase) {
    const base = untypedBase as ServiceBase<z.output<C>, UnitsOf<E>>;
    const deps = base as unknown as ResourceDeps<UnitOf<E>>;
    const options = typeof resources === 'function' ? resources(base) : (resources ?? {});
    const wired = wireResources<R, UnitOf<E>>(contract, deps, options, references);
    const parts = await setup({ ...base, resources: wired.useCases });
    return {
      ...parts,
      useCases: { ...wired.useCases, ...parts.useCases },
      // Own routes first: the first match wins, and routes of resources end in `:id`.
      routes: [...parts.routes, ...wired.routes],
      snapshots: [...wired.snapshots, ...(parts.snapshots ?? [])],
      collections: [...wired.collections, ...(parts.collections ?? [])],
      jobs: [...wired.jobs, ...(parts.jobs ?? [])],
    } as unknown as WithResources<P, R, UnitOf<E>>;
  },
});
