import { Shapes } from 'lucide-react';
import { loadDefinition } from '../src/resources/definitions.ts';
import type { Definition, ListEntry } from '../src/resources/list-entry.ts';
import type { Office } from '../src/shell/office.ts';
import { engineWidgets } from '../src/widgets/engine-widgets.tsx';

/** List entries of an office for some definitions. */
export const toListEntries = (definitions: readonly Definition[]): ListEntry[] =>
  definitions.map((definition) => {
    const { name, label, read, write } = 'resource' in definition ? definition.resource : definition.collection;
    return {
      name,
      label: label.many,
      one: label.one,
      needs: read,
      usedWith: write,
      Icon: Shapes,
      load: async () => definition,
    };
  });

/** An office of these definitions, none of them loaded yet. */
export const makeOffice = (definitions: readonly Definition[]): Office => ({
  lists: toListEntries(definitions),
  links: [],
  groups: [],
  widgets: engineWidgets,
  UserMenu: () => null,
});

/** Like `makeOffice`, with all definitions loaded. */
export async function makeLoadedOffice(definitions: readonly Definition[]): Promise<Office> {
  const office = makeOffice(definitions);
  await Promise.all(office.lists.map(loadDefinition));
  return office;
}
