import { unwrap } from '@theke/contracts/field';
import type { AnyResource, Entity } from '@theke/contracts/resource';
import { z } from 'zod';
import { invalid } from '../problem.ts';
import { placesOf } from './places.ts';
import type { ResourceStore, UnitOfWork } from './resource-store.ts';

type Doc = Readonly<Record<string, unknown>>;
type Change<S extends z.ZodObject> = { entity: Entity<S>; number: number };

/** Manual order of entities, if their resource is `ordered`. */
export function ownOrder<S extends z.ZodObject, W extends UnitOfWork>(
  { draft, ordered }: Pick<AnyResource, 'draft' | 'ordered'>,
  store: Pick<ResourceStore<S, W>, 'inOrder' | 'lastNumber'>,
) {
  if (!ordered) return undefined;
  const { by, within } = ordered;
  const kind = unwrap(draft.shape[by] as z.ZodType);
  const max = Math.min(
    (kind instanceof z.ZodNumber && kind.maxValue) || Number.MAX_SAFE_INTEGER,
    Number.MAX_SAFE_INTEGER,
  );
  const numberOf = (entity: Doc) => Number(entity[by] ?? 0);
  const groupOf = (doc: Doc) => (within ? ((doc[within] as { id: string } | null | undefined)?.id ?? null) : undefined);

  return {
    /** Adds the position: the one that was sent, the previous one if the group is unchanged, or the next free one. */
    async numbered(unit: W, doc: z.output<S>, before: Entity<S> | undefined): Promise<z.output<S>> {
      if ((doc as Doc)[by] !== undefined) return doc;
      const group = groupOf(doc);
      if (before && (before as Doc)[by] !== undefined && groupOf(before) === group)
        return { ...doc, [by]: (before as Doc)[by] };
      return { ...doc, [by]: Math.min((await store.lastNumber(unit, group)) + 1, max) };
    },

    /**
     * Changes needed to place an entity behind another of its group, or first. Ordered from last to first, so that no
     * two entities swap positions in between.
     * @throws Problem 422 if the other does not exist in the group
     */
    async changesFor(unit: W, moved: Entity<S>, after: string | null): Promise<Change<S>[]> {
      const siblings = (await store.inOrder(unit, groupOf(moved))).filter(({ id }) => id !== moved.id);
      const at = siblings.findIndex(({ id }) => id === after) + 1;
      if (after !== null && at === 0)
        throw invalid(
          'UNKNOWN_REFERENCE',
          'Diesen Eintrag gibt es dort nicht. Bitte wählen Sie einen anderen.',
          'after',
        );
      const reordered = siblings.toSpliced(at, 0, moved);
      const places = placesOf(reordered.map(numberOf), at, max);
      return reordered
        .map((entity, index) => ({ entity, number: places[index] as number }))
        .filter(({ entity, number }) => (entity as Doc)[by] !== number)
        .reverse();
    },

    /** The document of an entity with another position. */
    at: (entity: Entity<S>, number: number): z.output<S> => {
      const { id: _, version: __, createdAt: ___, updatedAt: ____, ...doc } = entity as Record<string, unknown>;
      return { ...doc, [by]: number } as z.output<S>;
    },
  };
}
