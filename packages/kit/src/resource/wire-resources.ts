import type { Resource } from '@theke/contracts/resource';
import type { Resources, ServiceContract } from '@theke/contracts/service-contract';
import type { z } from 'zod';
import type { Snapshots } from '../events/replay.ts';
import type { Route } from '../http/route.ts';
import { checkReferences, type Existing, type ExistingByName } from './check-references.ts';
import { type ListColumns, type ListConditions, postgresResourceStore } from './postgres-resource-store.ts';
import { resourceRoutes } from './resource-routes.ts';
import {
  type ResourceDeps,
  type ResourceHooks,
  type ResourceUseCases,
  resourceUseCases,
} from './resource-use-cases.ts';

type DraftOf<D> = D extends { draft: infer S extends z.ZodObject } ? S : never;

/** What a service adds to a resource: conditions and consequences of a write, columns for large tables, and what filters find that are no field. */
type Listed = { columns?: ListColumns; conditions?: ListConditions };
export type ResourceOptions<R extends Resources> = {
  readonly [K in keyof R]?: ResourceHooks<DraftOf<R[K]>> & Listed;
};

/** By the names of the contract's resources. */
export type UseCasesOf<R extends Resources> = { readonly [K in keyof R]: ResourceUseCases<DraftOf<R[K]>> };

type Wired<R extends Resources> = { useCases: UseCasesOf<R>; routes: Route[]; snapshots: Snapshots[] };

/**
 * Everything that follows from the resources of a contract.
 * @param copied what their references may lead to besides each other
 */
export function wireResources<R extends Resources>(
  { resources }: Pick<ServiceContract<R>, 'resources'>,
  deps: ResourceDeps,
  options: ResourceOptions<R>,
  copied: Readonly<Record<string, Existing>> = {},
): Wired<R> {
  const opened = Object.entries(resources).map(([name, definition]) => {
    const resource = definition as unknown as Resource;
    const { columns, conditions, ...hooks } = (options[name] ?? {}) as ResourceHooks<z.ZodObject> & Listed;
    return { name, resource, hooks, store: postgresResourceStore(resource, columns, conditions) };
  });
  const known: ExistingByName = new Map<string, Existing>([
    ...Object.entries(copied),
    ...opened.map(({ resource, store }) => [resource.name, store] as const),
  ]);
  const wired = opened.map(({ name, resource, hooks, store }) => {
    const beforeSave: typeof hooks.beforeSave = async (unit, doc, before) => {
      await checkReferences(unit, resource, doc, known);
      return hooks.beforeSave?.(unit, doc, before);
    };
    const useCases = resourceUseCases(resource, deps, store, { ...hooks, beforeSave });
    return { name, useCases, routes: resourceRoutes(resource, deps, useCases) };
  });
  return {
    useCases: Object.fromEntries(wired.map(({ name, useCases }) => [name, useCases])) as unknown as UseCasesOf<R>,
    routes: wired.flatMap(({ routes }) => routes),
    snapshots: wired.map(({ useCases }) => useCases.snapshots),
  };
}
