import { shapeOf, unwrap } from '@theke/contracts/field';
import type { Resource } from '@theke/contracts/resource';
import { searchText } from '@theke/rules/lists/search-text';
import { z } from 'zod';
import { sortKey } from '../documents/sort-key.ts';

type Doc = Readonly<Record<string, unknown>>;
type Fields = Pick<Resource, 'draft' | 'draftSearch' | 'ordered' | 'range' | 'search' | 'hiddenWhen'> & {
  buildSearchText?: unknown;
};

/** Sorts after every text and number: missing values come last, as in PostgreSQL. */
const lastText = '\uffff';

/**
 * Sort and filter keys, stored with an entity in MongoDB. MongoDB has no German natural sort order, sorts missing
 * values first, and would compare ISO timestamps as text.
 */
export function keysOf(resource: Fields, doc: Doc): Record<string, unknown> {
  const shape = shapeOf(resource.draft) ?? {};
  const keys: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const key = keyOf(unwrap(schema), doc[name]);
    if (key === undefined) continue;
    keys[name] = key;
    const hiddenWhen = resource.hiddenWhen?.[name];
    if (hiddenWhen) keys[`${name}ToGuests`] = doc[hiddenWhen] === true ? keyOf(unwrap(schema), undefined) : key;
  }
  const { ordered } = resource;
  // Entities without a position come first.
  if (ordered) keys[ordered.by] = doc[ordered.by] ?? 0;
  const textsOf = (one: Doc) =>
    resource.search.map((name) => one[name]).filter((value) => value !== undefined && value !== null);
  const texts = textsOf(doc);
  keys.q = searchText(texts.join(' '));
  const { draftSearch } = resource;
  if (draftSearch && doc[draftSearch.if] === true)
    keys.qOfDraft = searchText(textsOf((doc[draftSearch.in] ?? {}) as Doc).join(' '));
  // If `q` searches more than these fields, `term` holds only these.
  if (resource.buildSearchText) keys.term = searchText(texts.join('\n'));
  return keys;
}

/** Undefined for types that no list is sorted or filtered by. */
function keyOf(kind: z.ZodType, value: unknown): unknown {
  if (kind instanceof z.ZodNumber) return value ?? Number.POSITIVE_INFINITY;
  if (kind instanceof z.ZodBoolean) return value ?? lastText;
  if (kind instanceof z.ZodISODateTime) return typeof value === 'string' ? new Date(value) : lastText;
  if (kind instanceof z.ZodISODate || kind instanceof z.ZodISOTime) return value ?? lastText;
  if (kind instanceof z.ZodString || kind instanceof z.ZodEnum)
    return typeof value === 'string' ? sortKey(value) : lastText;
  return undefined;
}

/** Converts a range limit from the query string for comparison. */
export function comparable(kind: z.ZodType | undefined, value: string): unknown {
  if (kind instanceof z.ZodNumber) return Number(value);
  return kind === undefined || kind instanceof z.ZodISODateTime ? new Date(value) : value;
}

/** Converts a filter from the query string to a condition on the field or its reference. */
export function toFilterCondition(kind: z.ZodType | undefined, name: string, value: string): Record<string, unknown> {
  if (kind instanceof z.ZodArray) {
    const element = unwrap(kind.element as z.ZodType);
    if (!(element instanceof z.ZodObject)) return { [`doc.${name}`]: value };
    return value === 'none' ? { [`doc.${name}.0`]: { $exists: false } } : { [`doc.${name}.id`]: value };
  }
  if (kind instanceof z.ZodObject) return { [`doc.${name}.id`]: value };
  if (kind instanceof z.ZodNumber) return { [`doc.${name}`]: Number(value) };
  if (kind instanceof z.ZodBoolean) return { [`doc.${name}`]: value === 'true' };
  return { [`doc.${name}`]: value };
}
