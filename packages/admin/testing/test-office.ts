import { Shapes } from 'lucide-react';
import { loadDefinition } from '../src/resources/definitions.ts';
import type { Definition, ListEntry } from '../src/resources/list-entry.ts';
import type { Office } from '../src/shell/office.ts';
import { engineWidgets } from '../src/widgets/engine-widgets.tsx';

/** The index that an office would have of some definitions. */
export const listsOf = (definitions: readonly Definition[]): ListEntry[] =>
  definitions.map((definition) => {
    const { name, label, read } = 'resource' in definition ? definition.resource : definition.collection;
    return { name, label: label.many, needs: read, Icon: Shapes, load: async () => definition };
  });

/** An office of these definitions alone, none of which is loaded yet. */
export const officeOf = (definitions: readonly Definition[]): Office => ({
  lists: listsOf(definitions),
  links: [],
  groups: [],
  widgets: engineWidgets,
  UserMenu: () => null,
});

/** The same with every definition there, as after the first visit of each page. */
export async function loadedOfficeOf(definitions: readonly Definition[]): Promise<Office> {
  const office = officeOf(definitions);
  await Promise.all(office.lists.map(loadDefinition));
  return office;
}
