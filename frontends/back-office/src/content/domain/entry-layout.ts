import { derivedTypes } from '@theke/rules/content/field-types';
import type { Layout } from '@theke/rules/content/fields';

const { block_entry: entry } = derivedTypes;

/** What an entry of a collection holds: the fields of the catalogue's entry, whatever the collection is called. */
export const entryLayout: Layout = entry.type === 'group' ? entry.layout : {};
