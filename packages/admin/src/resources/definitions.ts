import type { AnyResource } from '../api/resource.ts';
import { useOffice } from '../shell/office.ts';
import type { Definition, ListEntry } from './list-entry.ts';

const loaded = new WeakMap<ListEntry, Definition>();
const loading = new WeakMap<ListEntry, Promise<Definition>>();

/** Loads a definition once; retries after a failure. */
export function loadDefinition(entry: ListEntry): Promise<Definition> {
  const pending = loading.get(entry);
  if (pending) return pending;
  const arriving = entry.load();
  loading.set(entry, arriving);
  arriving.then(
    (definition) => loaded.set(entry, definition),
    () => loading.delete(entry),
  );
  return arriving;
}

/** Returns the definition of a list; suspends while it loads. Undefined if the office has no such list. */
export function useDefinition(name: string): Definition | undefined {
  const entry = useOffice().lists.find((one) => one.name === name);
  const definition = entry && loaded.get(entry);
  // Suspends by throwing the promise. `use` would suspend once even for a definition that is already loaded.
  if (entry && !definition) throw loadDefinition(entry);
  return definition;
}

export type FindResource = (name: string) => Promise<AnyResource | undefined>;

/** Returns a function that finds a resource by name; undefined if the office has none. */
export const resourcesIn =
  (lists: readonly ListEntry[]): FindResource =>
  async (name) => {
    const entry = lists.find((one) => one.name === name);
    const definition = entry && (await loadDefinition(entry));
    return definition && 'resource' in definition ? definition.resource : undefined;
  };
