import { usePage } from './page-context.ts';
import { type Entry, entriesIn, idIn, type Value } from './values.ts';

/** Returns the public entries of the collection that a section refers to (BLOCK-18); empty without one. */
export function useCollection(value: Value): Entry[] {
  const { nodes } = usePage().data.references;
  const id = idIn(value.collection);
  if (id === undefined) return [];
  return nodes
    .filter(({ parent }) => parent?.id === id)
    .map(({ id, type, name, content }) => ({ id, type, value: { ...content, name: content.name || name } }));
}

/** Returns a section's own entries, then those of its collection. */
export const useEntries = (value: Value): Entry[] => [...entriesIn(value, 'entries'), ...useCollection(value)];
