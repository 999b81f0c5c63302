import { access, isReached } from '@theke/contracts/permissions';
import { type Entity, isPublicAt, type ListQuery, type Resource } from '@theke/contracts/resource';
import type { z } from 'zod';
import { type Call, type Route, route } from '../http/route.ts';
import { unknown } from '../problem.ts';
import { belongingOf, reachWithin } from './belonging.ts';
import { bin } from './bin.ts';
import type { UnitOfWork } from './resource-store.ts';
import type { ResourceDeps, ResourceHooks, ResourceUseCases } from './resource-use-cases.ts';

/** The routes of a resource. Guests get the public view of public entities, staff everything. */
export function resourceRoutes<S extends z.ZodObject, W extends UnitOfWork>(
  resource: Resource<S>,
  deps: ResourceDeps<W>,
  useCases: ResourceUseCases<S, W>,
  { completePublic }: Pick<ResourceHooks<S, W>, 'completePublic'> = {},
): Route[] {
  const { endpoints } = resource;
  const { store } = useCases;
  // Without the permission to read, staff get the guests' view of a public resource.
  const isStaff = ({ identity }: Pick<Call<never>, 'identity'>) =>
    !resource.toPublic || (identity.user !== undefined && access(identity, resource.read) !== false);
  const toStaff = (entity: Entity<S>): Entity<S> => resource.toStaff?.(entity) ?? entity;
  const shown = (entity: Entity<S>, staff: boolean) =>
    (staff || !resource.toPublic ? toStaff(entity) : resource.toPublic(entity)) as Entity<S>;
  const isPublic = (entity: Entity<S>) => isPublicAt(resource, entity as Record<string, unknown>, deps.now());

  const within = ({ access }: Pick<Call<never>, 'access'>) => reachWithin(resource, access);

  const completed = async <T>(unit: W, data: T, staff: boolean): Promise<T> =>
    staff || !completePublic ? data : completePublic(unit, data);

  const by = ({ identity }: Pick<Call<never>, 'identity'>) => identity.user?.name ?? '';

  const list: Route['handle'] = async (call) => {
    const query = call.query as unknown as ListQuery;
    const staff = isStaff(call);
    return deps.db.withTenant(call.tenant, async (tx) => {
      const { data, meta } = await store.list(tx, query, !staff, within(call));
      return {
        data: await completed(
          tx,
          data.map((entity) => shown(entity, staff)),
          staff,
        ),
        meta,
      };
    });
  };

  return [
    { endpoint: endpoints.list, handle: list },
    // Must precede the paths that end in `:id`: the first match wins.
    ...(endpoints.listBin && endpoints.restore && endpoints.purge
      ? [
          route(endpoints.listBin, ({ tenant, query }) =>
            deps.db.withTenant(tenant, (unit) => bin.list(unit, resource, query, deps.now())),
          ),
          route(endpoints.restore, async ({ tenant, params }) => toStaff(await useCases.restore(tenant, params.id))),
          route(endpoints.purge, async ({ tenant, params }) => {
            await useCases.purge(tenant, params.id);
            return undefined;
          }),
        ]
      : []),
    route(endpoints.read, (call) =>
      deps.db.withTenant(call.tenant, async (tx) => {
        const entity = await store.find(tx, call.params.id);
        const staff = isStaff(call);
        if (!entity || (!staff && !isPublic(entity)) || !isReached(within(call), belongingOf(resource, entity)))
          throw unknown(resource.label.one);
        return completed(tx, shown(entity, staff), staff);
      }),
    ),
    route(endpoints.create, async (call) =>
      toStaff(await useCases.create(call.tenant, call.body, within(call), by(call))),
    ),
    route(endpoints.update, async (call) =>
      toStaff(await useCases.update(call.tenant, call.params.id, call.body, within(call), by(call))),
    ),
    ...(endpoints.move
      ? [
          route(endpoints.move, async (call) =>
            toStaff(await useCases.move(call.tenant, call.params.id, call.body.after)),
          ),
        ]
      : []),
    ...(endpoints.uses ? [route(endpoints.uses, ({ tenant, params }) => useCases.uses(tenant, params.id))] : []),
    route(endpoints.remove, async (call) => {
      await useCases.remove(call.tenant, call.params.id, within(call), by(call));
      return undefined;
    }),
  ];
}
