import type { Fact } from '@theke/contracts/event';
import { metaOf } from '@theke/contracts/field';
import { isReached } from '@theke/contracts/permissions';
import type { AnyResource, Entity, Resource } from '@theke/contracts/resource';
import type { Uses } from '@theke/contracts/uses';
import { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import { invalid, stale, unknown } from '../problem.ts';
import { type AccessScope, belongingOf, outOfReach } from './belonging.ts';
import { bin } from './bin.ts';
import { everyPage } from './every-page.ts';
import { ownOrder } from './own-order.ts';
import { resourceSnapshots } from './resource-snapshots.ts';
import {
  type FormerValue,
  NotUnique,
  type ResourceStore,
  type UnitOfWork,
  type UnitsOfWork,
} from './resource-store.ts';
import { tree } from './tree.ts';

export type ResourceDeps<W extends UnitOfWork = Transaction> = {
  db: UnitsOfWork<W>;
  newId: () => string;
  now: () => Date;
};

export type ResourceHooks<S extends z.ZodObject, W extends UnitOfWork = Transaction> = {
  /**
   * Runs in the unit of a write, before it; throws a Problem to reject it. May return another document to store. @param
   * by name of the user who saves
   */
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
  /**
   * For a resource with a bin: runs before a deleted entity is restored; throws a Problem to reject it.
   * @returns the document to store, and former values of unique fields to restore
   */
  beforeRestore?: (
    unit: W,
    doc: z.output<S>,
    id: string,
  ) => Promise<{ doc: z.output<S>; former?: readonly FormerValue[] }>;
  /** For a resource with a bin: runs in the unit that removes an entity permanently. */
  afterPurge?: (unit: W, id: string) => Promise<void>;
  /** Completes what guests read; called once per response, with an entity or a list. */
  completePublic?: <T>(unit: W, shown: T) => Promise<T>;
  /** For a resource protected while in use: finds its uses. */
  uses?: {
    find(unit: W, id: string): Promise<Uses>;
    /** Locks the entity. @throws Problem 409 IN_USE */
    refuse(unit: W, id: string): Promise<void>;
  };
};

/** The use cases of a resource, for its routes and for the seeding of the demo. */
export function resourceUseCases<S extends z.ZodObject, W extends UnitOfWork = Transaction>(
  resource: Resource<S>,
  deps: ResourceDeps<W>,
  store: ResourceStore<S, W>,
  hooks: ResourceHooks<S, W> = {},
) {
  const { label } = resource;
  const definition = resource as unknown as AnyResource;
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

  /** Replaces server fields with their previous or default values, regardless of the sent values. */
  const keeping = (sent: z.output<S>, before: Entity<S> | undefined): z.output<S> =>
    Object.assign(
      { ...sent },
      Object.fromEntries(
        resource.serverFields.map((name) => [
          name,
          before
            ? (before as Record<string, unknown>)[name]
            : (resource.draft.shape[name] as z.ZodType).parse(undefined),
        ]),
      ),
    );

  /** Checks what was sent; returns the document to store. */
  async function checked(unit: W, asSent: z.output<S>, before: Entity<S> | undefined, within: AccessScope, by: string) {
    const sent = resource.serverFields.length > 0 ? keeping(asSent, before) : asSent;
    const doc = (await hooks.beforeSave?.(unit, sent, before, by)) ?? sent;
    if (!isReached(within, belongingOf(resource, doc))) throw outOfReach(resource, within);
    await place?.checkPlace(unit, doc, before);
    return order ? order.numbered(unit, doc, before) : doc;
  }

  /** Creates within a unit of work. @throws NotUnique, at the latest when the unit ends */
  async function createIn(unit: W, sent: z.output<S>, within: AccessScope = true, by = ''): Promise<Entity<S>> {
    const doc = await checked(unit, sent, undefined, within, by);
    const entity = await store.insert(unit, deps.newId(), doc, deps.now());
    await hooks.afterSave?.(unit, entity, sent, undefined, by);
    unit.publish(changed(entity));
    return entity;
  }

  /** Updates within a unit of work. @throws Problem like `update`; NotUnique, at the latest when the unit ends */
  async function updateIn(
    unit: W,
    id: string,
    { version, ...rest }: z.output<S> & { version: number },
    within: AccessScope = true,
    by = '',
  ): Promise<Entity<S>> {
    const sent = rest as unknown as z.output<S>;
    const before = await store.find(unit, id);
    if (!before || !isReached(within, belongingOf(resource, before))) throw unknown(label.one);
    const doc = await checked(unit, sent, before, within, by);
    const entity = await store.update(unit, id, version, doc, deps.now());
    if (!entity) throw stale(label.one);
    await hooks.afterSave?.(unit, entity, sent, before, by);
    unit.publish(changed(entity));
    return entity;
  }

  /** Removes within a unit of work. @throws Problem like `remove` */
  async function removeIn(unit: W, id: string, within: AccessScope = true, by = ''): Promise<void> {
    if (within !== true) {
      const entity = await store.find(unit, id);
      if (!entity || !isReached(within, belongingOf(resource, entity))) throw unknown(label.one);
    }
    await hooks.uses?.refuse(unit, id);
    await place?.checkEmpty(unit, id);
    await hooks.beforeDelete?.(unit, id);
    const binned = resource.isBinned ? await store.find(unit, id) : undefined;
    const tombstone = await store.remove(unit, id);
    if (!tombstone) throw unknown(label.one);
    // Changed by another request between reading and deleting.
    if (binned && tombstone.version !== binned.version + 1) throw stale(label.one);
    unit.publish(resource.events.deleted(id, tombstone.version, { id }));
    if (binned) await bin.put(unit, definition, binned, tombstone, { entry: deps.newId(), by, at: deps.now() });
  }

  const create = (tenant: string, sent: z.output<S>, within: AccessScope = true, by = '') =>
    saving(deps.db.withTenant(tenant, (unit) => createIn(unit, sent, within, by)));

  return {
    store,
    create,
    createIn,
    updateIn,
    removeIn,

    /** For callers that are not a route: the draft is parsed here. @throws ZodError */
    createFrom: (tenant: string, draft: z.input<S>) => create(tenant, resource.draft.parse(draft) as z.output<S>),

    /** All entities of a tenant, across all pages. */
    all: (tenant: string): Promise<Entity<S>[]> =>
      everyPage((cut) => deps.db.withTenant(tenant, (unit) => store.list(unit, cut, false))),

    /** @throws Problem 404, 403 if it would leave the caller's scope, or 409 STALE_VERSION after a concurrent change */
    update: (
      tenant: string,
      id: string,
      sent: z.output<S> & { version: number },
      within: AccessScope = true,
      by = '',
    ) => saving(deps.db.withTenant(tenant, (unit) => updateIn(unit, id, sent, within, by))),

    /**
     * Places an entity behind another of its group, or first; others are shifted if necessary.
     * @throws Problem 404, 409 or 422
     */
    move: (tenant: string, id: string, after: string | null) =>
      deps.db.withTenant(tenant, async (unit) => {
        // Prevents deadlocks: two moves that shift the same entities would wait for each other.
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

    /** @param by name of the user who deletes */
    remove: (tenant: string, id: string, within: AccessScope = true, by = '') =>
      deps.db.withTenant(tenant, (unit) => removeIn(unit, id, within, by)),

    /** Restores a deleted entity from the bin under its id. @throws Problem 404, 422 NOT_UNIQUE naming the field */
    restore: (tenant: string, id: string) =>
      deps.db
        .withTenant(tenant, async (unit) => {
          const entry = await bin.take(unit, resource, id, deps.now());
          if (!entry) throw unknown(label.one);
          const stored = entry.doc as z.output<S>;
          const { doc, former } = (await hooks.beforeRestore?.(unit, stored, id)) ?? { doc: stored, former: [] };
          const gone = { id, version: entry.goneAt, createdAt: new Date(entry.madeAt) };
          const entity = await store.restore(unit, gone, doc, deps.now(), former);
          if (!entity) throw unknown(label.one);
          unit.publish(changed(entity));
          return entity;
        })
        .catch((error: unknown) => {
          throw error instanceof NotUnique ? takenMeanwhile(resource, error.field) : error;
        }),

    /** Removes an entity in the bin permanently. @throws Problem 404 */
    purge: (tenant: string, id: string) =>
      deps.db.withTenant(tenant, async (unit) => {
        if (!(await bin.take(unit, resource, id, deps.now()))) throw unknown(label.one);
        await hooks.afterPurge?.(unit, id);
      }),

    /** @throws Problem 404 */
    uses: (tenant: string, id: string) =>
      deps.db.withTenant(tenant, async (unit) => {
        if (!hooks.uses || !(await store.find(unit, id))) throw unknown(label.one);
        return hooks.uses.find(unit, id);
      }),

    snapshots: resourceSnapshots(resource, store, deps.db),
  };
}

const takenMeanwhile = ({ draft, label }: Pick<Resource, 'draft' | 'label'>, field: string) => {
  const title = metaOf((draft.shape[field] ?? z.unknown()) as z.ZodType).title ?? field;
  return invalid(
    'NOT_UNIQUE',
    `Der Wert im Feld „${title}“ ist inzwischen vergeben. Bitte ändern Sie dort zuerst „${title}“, dann lässt sich der Eintrag (${label.one}) wiederherstellen.`,
    field,
  );
};

export type ResourceUseCases<S extends z.ZodObject, W extends UnitOfWork = Transaction> = ReturnType<
  typeof resourceUseCases<S, W>
>;
