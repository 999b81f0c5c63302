import type { AnyResource } from '../api/resource.ts';
import { useOffice } from '../shell/office.ts';
import type { Definition, ListEntry } from './list-entry.ts';

const loaded = new WeakMap<ListEntry, Definition>();
const loading = new WeakMap<ListEntry, Promise<Definition>>();

/** Loads a definition once; one that did not arrive is asked for again. */
export function loadDefinition(entry: ListEntry): Promise<Definition> {
  const known = loading.get(entry);
  if (known) return known;
  const arriving = entry.load();
  loading.set(entry, arriving);
  arriving.then(
    (definition) => loaded.set(entry, definition),
    () => loading.delete(entry),
  );
  return arriving;
}

/** The definition of a list; suspends until it is there. Undefined where the office has no such list. */
export function useDefinition(name: string): Definition | undefined {
  const entry = useOffice().lists.find((one) => one.name === name);
  const known = entry && loaded.get(entry);
  // What is thrown is waited for. `use` would have to be called each time, also for what has long been there.
  if (entry && !known) throw loadDefinition(entry);
  return known;
}

export type FindResource = (name: string) => Promise<AnyResource | undefined>;

/** The resource of a name; undefined where the office has none. */
export const resourcesIn =
  (lists: readonly ListEntry[]): FindResource =>
  async (name) => {
    const entry = lists.find((one) => one.name === name);
    const definition = entry && (await loadDefinition(entry));
    return definition && 'resource' in definition ? definition.resource : undefined;
  };
