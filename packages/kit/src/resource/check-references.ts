import { referencesIn } from '@theke/contracts/reference';
import type { AnyResource } from '@theke/contracts/resource';
import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import { invalid } from '../problem.ts';
import type { ResourceStore, UnitOfWork } from './resource-store.ts';

/** Counts existing entities among distinct ids: the store of a resource or of a copy. */
export type Existing<W extends UnitOfWork = Transaction> = Pick<ResourceStore<z.ZodObject, W>, 'count'>;

/** By the resource's name in the API. */
export type ExistingByName<W extends UnitOfWork = Transaction> = ReadonlyMap<string, Existing<W>>;

/**
 * Rejects a document that refers to an entity that does not exist (422 naming the field), if the service owns or copies
 * that resource. References to entities deleted later dangle, and readers skip them, unless the resource is protected
 * while in use (uses.ts).
 */
export async function checkReferences<W extends UnitOfWork>(
  unit: W,
  { draft }: Pick<AnyResource, 'draft'>,
  document: unknown,
  existingByName: ExistingByName<W>,
): Promise<void> {
  for (const { field, resource, ids } of referencesIn(draft, document)) {
    const existing = existingByName.get(resource);
    if (existing && (await existing.count(unit, ids)) < ids.length)
      throw invalid('UNKNOWN_REFERENCE', 'Diesen Eintrag gibt es nicht mehr. Bitte wählen Sie einen anderen.', field);
  }
}
