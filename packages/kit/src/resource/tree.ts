import type { AnyResource, Entity } from '@theke/contracts/resource';
import type { z } from 'zod';
import { conflict, invalid } from '../problem.ts';
import type { ResourceStore, UnitOfWork } from './resource-store.ts';

/** No page shows more, and whoever walks a tree need not fear its depth. */
export const maxLevels = 10;

/** Where entities stand under one another: never in a circle, never too deep, and nothing goes while others stand under it. */
export function tree<S extends z.ZodObject, W extends UnitOfWork>(
  { label, parent }: Pick<AnyResource, 'label' | 'parent'>,
  store: Pick<ResourceStore<S, W>, 'find' | 'under' | 'serialize'>,
) {
  if (!parent) return undefined;
  const parentOf = (doc: object | undefined) =>
    (doc as Record<string, { id: string } | null | undefined> | undefined)?.[parent]?.id;

  /** How many levels lie under it. */
  async function heightOf(unit: W, id: string): Promise<number> {
    let height = 0;
    for (let ids = await store.under(unit, [id]); ids.length > 0 && height < maxLevels; height++)
      ids = await store.under(unit, ids);
    return height;
  }

  return {
    /** @throws Problem 422 where it would stand under itself, too deep, or under what is gone */
    async checkPlace(unit: W, doc: z.output<S>, before: Entity<S> | undefined): Promise<void> {
      const above = parentOf(doc);
      if (!above || above === parentOf(before)) return;
      // Two that are put under each other at once would both see nothing of it.
      await store.serialize(unit);
      let levels = 1 + (before ? await heightOf(unit, before.id) : 0);
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
