import type { Resource } from '@theke/contracts/resource';
import type { Resources, ServiceContract } from '@theke/contracts/service-contract';
import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import type { Snapshots } from '../events/replay.ts';
import type { Route } from '../http/route.ts';
import { everyTenant, type Job } from '../jobs/every.ts';
import { bin, binTable } from './bin.ts';
import { checkReferences, type Existing, type ExistingByName } from './check-references.ts';
import { eitherResourceStore, type StoreOptions } from './either-resource-store.ts';
import { resourceRoutes } from './resource-routes.ts';
import type { ResourceStore, UnitOfWork } from './resource-store.ts';
import {
  type ResourceDeps,
  type ResourceHooks,
  type ResourceUseCases,
  resourceUseCases,
} from './resource-use-cases.ts';
import { findUses, refuseIfUsed } from './uses.ts';

type DraftOf<D> = D extends { draft: infer S extends z.ZodObject } ? S : never;

/** A service's additions to a resource: hooks and list options. */
type Added<S extends z.ZodObject, W extends UnitOfWork> = ResourceHooks<S, W> & StoreOptions;
export type ResourceOptions<R extends Resources, W extends UnitOfWork = Transaction> = {
  readonly [K in keyof R]?: Added<DraftOf<R[K]>, W>;
};

/** By the names of the contract's resources. */
export type UseCasesOf<R extends Resources, W extends UnitOfWork = Transaction> = {
  readonly [K in keyof R]: ResourceUseCases<DraftOf<R[K]>, W>;
};

type Wired<R extends Resources, W extends UnitOfWork> = {
  useCases: UseCasesOf<R, W>;
  routes: Route[];
  snapshots: Snapshots[];
  /** MongoDB collections needed besides those of the resources. */
  collections: string[];
  jobs: Job[];
};

/**
 * Creates stores, use cases, routes, snapshots and jobs for the resources of a contract.
 * @param copied copies that references may point to, besides the resources themselves
 */
export function wireResources<R extends Resources, W extends UnitOfWork = Transaction>(
  { resources }: Pick<ServiceContract<R>, 'resources'>,
  deps: ResourceDeps<W>,
  options: ResourceOptions<R, W>,
  copied: Readonly<Record<string, Existing<W>>> = {},
): Wired<R, W> {
  const opened = Object.entries(resources).map(([name, definition]) => {
    const resource = definition as unknown as Resource;
    const added = (options[name] ?? {}) as unknown as Added<z.ZodObject, W>;
    return {
      name,
      resource,
      hooks: added,
      store: eitherResourceStore(resource, { ...added, now: deps.now }) as ResourceStore<z.ZodObject, W>,
    };
  });
  const existingByName: ExistingByName<W> = new Map<string, Existing<W>>([
    ...Object.entries(copied),
    ...opened.map(({ resource, store }) => [resource.name, store] as const),
  ]);
  const ownResources = opened.map(({ resource }) => resource);
  const wired = opened.map(({ name, resource, hooks, store }) => {
    const beforeSave: typeof hooks.beforeSave = async (unit, doc, before, by) => {
      await checkReferences(unit, resource, doc, existingByName);
      return hooks.beforeSave?.(unit, doc, before, by);
    };
    const uses = resource.isKeptWhileUsed && usesOf(resource, ownResources, deps);
    const useCases = resourceUseCases(resource, deps, store, { ...hooks, beforeSave, ...(uses && { uses }) });
    return { name, resource, hooks, useCases, routes: resourceRoutes(resource, deps, useCases, hooks) };
  });
  return {
    useCases: Object.fromEntries(wired.map(({ name, useCases }) => [name, useCases])) as unknown as UseCasesOf<R, W>,
    routes: wired.flatMap(({ routes }) => routes),
    snapshots: wired.map(({ useCases }) => useCases.snapshots),
    ...binOf(deps, wired),
  };
}

/** Maximum number of entries purged per unit of work. */
const expiredAtOnce = 50;

/**
 * Job that purges expired bin entries. Each is purged in the unit that removes it from the bin, so concurrent runs
 * purge it once.
 */
function binOf<W extends UnitOfWork>(
  { db, now }: ResourceDeps<W>,
  wired: readonly { resource: Resource; hooks: ResourceHooks<z.ZodObject, W> }[],
): Pick<Wired<Resources, W>, 'collections' | 'jobs'> {
  const binned = wired.filter(({ resource }) => resource.isBinned);
  if (binned.length === 0) return { collections: [], jobs: [] };
  const purgeSome = (tenant: string) =>
    db.withTenant(tenant, async (unit) => {
      const removed = await bin.removeExpired(unit, now(), expiredAtOnce);
      for (const { kind, entity } of removed)
        await binned.find(({ resource }) => resource.name === kind)?.hooks.afterPurge?.(unit, entity);
      return removed.length;
    });
  const empty = async (tenant: string) => {
    while ((await purgeSome(tenant)) === expiredAtOnce);
  };
  return { collections: [binTable], jobs: [everyTenant('1 h', { name: 'empty the bin', run: empty })] };
}
/** Finds an entity's uses by this service's other resources and by other services. PostgreSQL only. */
const usesOf = <W extends UnitOfWork>(
  { name, label }: Resource,
  ownResources: readonly Resource[],
  { now }: Pick<ResourceDeps<W>, 'now'>,
): NonNullable<ResourceHooks<z.ZodObject, W>['uses']> => ({
  find: (unit, id) => findUses(unit as unknown as Transaction, id, { ownResources, now: now() }),
  refuse: (unit, id) =>
    refuseIfUsed(unit as unknown as Transaction, id, {
      resourceName: name,
      label: label.one,
      ownResources,
      now: now(),
    }),
});
