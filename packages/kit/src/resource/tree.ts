import type { AnyResource, Entity } from '@theke/contracts/resource';
import type { z } from 'zod';
import { conflict, invalid } from '../problem.ts';
import type { ResourceStore, UnitOfWork } from './resource-store.ts';

/** Maximum depth; pages show no more, and recursion stays bounded. */
export const maxLevels = 10;

/** Hierarchy of entities: prevents cycles, excessive depth, and deleting a parent with children. */
export function tree<S extends z.ZodObject, W extends UnitOfWork>(
  { label, parent }: Pick<AnyResource, 'label' | 'parent'>,
  store: Pick<ResourceStore<S, W>, 'find' | 'under' | 'serialize'>,
) {
  if (!parent) return undefined;
  const parentOf = (doc: object | undefined) =>
    (doc as Record<string, { id: string } | null | undefined> | undefined)?.[parent]?.id;

  /** Number of levels below an entity. */
  async function readHeight(unit: W, id: string): Promise<number> {
    let height = 0;
    for (let ids = await store.under(unit, [id]); ids.length > 0 && height < maxLevels; height++)
      ids = await store.under(unit, ids);
    return height;
  }

  return {
    /** @throws Problem 422 for a cycle, excessive depth, or a deleted parent */
    async checkPlace(unit: W, doc: z.output<S>, before: Entity<S> | undefined): Promise<void> {
      const above = parentOf(doc);
      if (!above || above === parentOf(before)) return;
      // Otherwise two concurrent changes could form a cycle unseen.
      await store.serialize(unit);
      let levels = 1 + (before ? await readHeight(unit, before.id) : 0);
      for (let at: string | undefined = above; at; levels++) {
        if (at === before?.id)
          throw invalid(
            'CYCLE',
            'Ein Eintrag kann nicht unter sich selbst stehen. Bitte wählen Sie einen anderen.',
            parent,
          );
        if (levels >= maxLevels)
          throw invalid('TOO_MANY_LEVELS', `Mehr als ${maxLevels} Ebenen sind nicht möglich.`, parent);
        const entity: Entity<S> | undefined = await store.find(unit, at);
        if (!entity)
          throw invalid(
            'UNKNOWN_REFERENCE',
            'Diesen Eintrag gibt es nicht mehr. Bitte wählen Sie einen anderen.',
            parent,
          );
        at = parentOf(entity);
      }
    },

    /** @throws Problem 409 */
    async checkEmpty(unit: W, id: string): Promise<void> {
      await store.serialize(unit);
      if ((await store.under(unit, [id])).length > 0)
        throw conflict(
          'HAS_CHILDREN',
          `${label.one}: Darunter stehen noch andere Einträge. Bitte verschieben oder löschen Sie zuerst diese.`,
        );
    },
  };
}
