import { derivedTypes } from '@theke/rules/content/field-types';
import type { Layout } from '@theke/rules/content/fields';

const { block_entry: entry } = derivedTypes;

/** Fields of an entry in a collection, the same for all collections. */
export const entryLayout: Layout = entry.type === 'group' ? entry.layout : {};
