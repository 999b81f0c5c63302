import type { Fact } from '@theke/contracts/event';
import { isReached } from '@theke/contracts/permissions';
import type { Entity, Resource } from '@theke/contracts/resource';
import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import { invalid, stale, unknown } from '../problem.ts';
import { belongingOf, outOfReach, type Within } from './belonging.ts';
import { everyPage } from './every-page.ts';
import { ownOrder } from './own-order.ts';
import { resourceSnapshots } from './resource-snapshots.ts';
import { NotUnique, type ResourceStore, type UnitOfWork, type UnitsOfWork } from './resource-store.ts';
import { tree } from './tree.ts';

export type ResourceDeps<W extends UnitOfWork = Transaction> = {
  db: UnitsOfWork<W>;
  newId: () => string;
  now: () => Date;
};

export type ResourceHooks<S extends z.ZodObject, W extends UnitOfWork = Transaction> = {
  /** Runs in the unit of a write, before it; throws a Problem to refuse it. May return another document to store. @param by the name of whoever saves */
  beforeSave?: (
    unit: W,
    doc: z.output<S>,
    before: Entity<S> | undefined,
    by: string,
  ) => Promise<z.output<S> | undefined>;
  /** Runs in the unit of a write, after it. */
  afterSave?: (
    unit: W,
    entity: Entity<S>,
    sent: z.output<S>,
    before: Entity<S> | undefined,
    by: string,
  ) => Promise<void>;
  beforeDelete?: (unit: W, id: string) => Promise<void>;
};

/** The resource's use cases; routes and the demo's seeding call the same ones. */
export function resourceUseCases<S extends z.ZodObject, W extends UnitOfWork = Transaction>(
  resource: Resource<S>,
  deps: ResourceDeps<W>,
  store: ResourceStore<S, W>,
  hooks: ResourceHooks<S, W> = {},
) {
  const { label } = resource;
  const order = ownOrder(resource, store);
  const place = tree(resource, store);
  const changed = (entity: Entity<S>): Fact => resource.events.changed(entity.id, entity.version, entity);

  const saving = async (work: Promise<Entity<S>>): Promise<Entity<S>> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof NotUnique)
        throw invalid('NOT_UNIQUE', 'Diesen Wert gibt es schon. Bitte wählen Sie einen anderen.', error.field);
      throw error;
    }
  };

  /** With what the service keeps as it was, whatever was sent for it. */
  const keeping = (sent: z.output<S>, before: Entity<S> | undefined): z.output<S> =>
    Object.assign(
      { ...sent },
      Object.fromEntries(
        resource.kept.map((name) => [
          name,
          before
            ? (before as Record<string, unknown>)[name]
            : (resource.draft.shape[name] as z.ZodType).parse(undefined),
        ]),
      ),
    );

  /** What is stored of what was sent. */
  async function checked(unit: W, asSent: z.output<S>, before: Entity<S> | undefined, within: Within, by: string) {
    const sent = resource.kept.length > 0 ? keeping(asSent, before) : asSent;
    const doc = (await hooks.beforeSave?.(unit, sent, before, by)) ?? sent;
    if (!isReached(within, belongingOf(resource, doc))) throw outOfReach(resource, within);
    await place?.checkPlace(unit, doc, before);
    return order ? order.numbered(unit, doc, before) : doc;
  }

  const create = (tenant: string, sent: z.output<S>, within: Within = true, by = '') =>
    saving(
      deps.db.withTenant(tenant, async (unit) => {
        const doc = await checked(unit, sent, undefined, within, by);
        const entity = await store.insert(unit, deps.newId(), doc, deps.now());
        await hooks.afterSave?.(unit, entity, sent, undefined, by);
        unit.publish(changed(entity));
        return entity;
      }),
    );

  return {
    store,
    create,

    /** For callers that are not a route: the draft is parsed here. @throws ZodError */
    createFrom: (tenant: string, draft: z.input<S>) => create(tenant, resource.draft.parse(draft) as z.output<S>),

    /** Every entity of a tenant, however many pages. */
    all: (tenant: string): Promise<Entity<S>[]> =>
      everyPage((cut) => deps.db.withTenant(tenant, (unit) => store.list(unit, cut, false))),

    /** @throws Problem 404, 403 for who would give it away, or 409 STALE_VERSION where someone else saved in between */
    update: (
      tenant: string,
      id: string,
      { version, ...sent }: z.output<S> & { version: number },
      within: Within = true,
      by = '',
    ) =>
      saving(
        deps.db.withTenant(tenant, async (unit) => {
          const before = await store.find(unit, id);
          if (!before || !isReached(within, belongingOf(resource, before))) throw unknown(label.one);
          const doc = await checked(unit, sent as unknown as z.output<S>, before, within, by);
          const entity = await store.update(unit, id, version, doc, deps.now());
          if (!entity) throw stale(label.one);
          await hooks.afterSave?.(unit, entity, sent as unknown as z.output<S>, before, by);
          unit.publish(changed(entity));
          return entity;
        }),
      ),

    /**
     * Puts an entity behind another of its group, or before all of it; others make room where there is none.
     * @throws Problem 404, 409 or 422
     */
    move: (tenant: string, id: string, after: string | null) =>
      deps.db.withTenant(tenant, async (unit) => {
        // Two that push the same ones along would each wait for what the other has.
        await store.serialize(unit);
        const moved = await store.find(unit, id);
        if (!moved || !order) throw unknown(label.one);
        const changes = await order.changesFor(unit, moved, after);
        const entities = new Map([[id, moved]]);
        for (const { entity, number } of changes) {
          const next = await store.update(unit, entity.id, entity.version, order.at(entity, number), deps.now());
          if (!next) throw stale(label.one);
          entities.set(next.id, next);
          unit.publish(changed(next));
        }
        return entities.get(id) as Entity<S>;
      }),

    remove: (tenant: string, id: string, within: Within = true) =>
      deps.db.withTenant(tenant, async (unit) => {
        if (within !== true) {
          const entity = await store.find(unit, id);
          if (!entity || !isReached(within, belongingOf(resource, entity))) throw unknown(label.one);
        }
        await place?.checkEmpty(unit, id);
        await hooks.beforeDelete?.(unit, id);
        const tombstone = await store.remove(unit, id);
        if (!tombstone) throw unknown(label.one);
        unit.publish(resource.events.deleted(id, tombstone.version, { id }));
      }),

    snapshots: resourceSnapshots(resource, store, deps.db),
  };
}

export type ResourceUseCases<S extends z.ZodObject, W extends UnitOfWork = Transaction> = ReturnType<
  typeof resourceUseCases<S, W>
>;
