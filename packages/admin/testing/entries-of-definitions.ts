import { Shapes } from 'lucide-react';
import type { Definition, ListEntry } from '../src/resources/list-entry.ts';

/** The index that an office would have of some definitions. */
export const listsOf = (definitions: readonly Definition[]): ListEntry[] =>
  definitions.map((definition) => {
    const { name, label, read } = 'resource' in definition ? definition.resource : definition.collection;
    return { name, label: label.many, needs: read, Icon: Shapes, load: async () => definition };
  });
