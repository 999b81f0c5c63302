import { shapeOf, unwrap } from '@theke/contracts/field';
import type { Resource } from '@theke/contracts/resource';
import { searchText } from '@theke/rules/lists/search-text';
import { z } from 'zod';
import { sortKey } from '../documents/sort-key.ts';

type Doc = Readonly<Record<string, unknown>>;
type Fields = Pick<Resource, 'draft' | 'draftSearch' | 'ordered' | 'range' | 'search' | 'hiddenWhen'> & {
  buildSearchText?: unknown;
};

/** Behind every text and every number: what is not said stands last, as in PostgreSQL. */
const lastText = '\uffff';

/**
 * What a database of documents compares of an entity, stored beside it: it knows no German order, takes what is missing for the least, and moments for
 * the text that they are written in.
 */
export function keysOf(resource: Fields, doc: Doc): Record<string, unknown> {
  const shape = shapeOf(resource.draft) ?? {};
  const keys: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const key = keyOf(unwrap(schema), doc[name]);
    if (key === undefined) continue;
    keys[name] = key;
    const untoldIf = resource.hiddenWhen?.[name];
    if (untoldIf) keys[`${name}ToGuests`] = doc[untoldIf] === true ? keyOf(unwrap(schema), undefined) : key;
  }
  const { ordered } = resource;
  // Never placed is before all that were.
  if (ordered) keys[ordered.by] = doc[ordered.by] ?? 0;
  const textsOf = (one: Doc) =>
    resource.search.map((name) => one[name]).filter((value) => value !== undefined && value !== null);
  const texts = textsOf(doc);
  keys.q = searchText(texts.join(' '));
  const { draftSearch: drafted } = resource;
  if (drafted && doc[drafted.if] === true)
    keys.qOfDraft = searchText(textsOf((doc[drafted.in] ?? {}) as Doc).join(' '));
  // Where `q` looks into more, what it would look into otherwise.
  if (resource.buildSearchText) keys.term = searchText(texts.join('\n'));
  return keys;
}

/** Undefined of what no list is sorted or cut by. */
function keyOf(kind: z.ZodType, value: unknown): unknown {
  if (kind instanceof z.ZodNumber) return value ?? Number.POSITIVE_INFINITY;
  if (kind instanceof z.ZodBoolean) return value ?? lastText;
  if (kind instanceof z.ZodISODateTime) return typeof value === 'string' ? new Date(value) : lastText;
  if (kind instanceof z.ZodISODate || kind instanceof z.ZodISOTime) return value ?? lastText;
  if (kind instanceof z.ZodString || kind instanceof z.ZodEnum)
    return typeof value === 'string' ? sortKey(value) : lastText;
  return undefined;
}

/** What an end of a range, as it stands in an address, is compared as. */
export function comparable(kind: z.ZodType | undefined, value: string): unknown {
  if (kind instanceof z.ZodNumber) return Number(value);
  return kind === undefined || kind instanceof z.ZodISODateTime ? new Date(value) : value;
}

/** What a filter, as it stands in an address, is looked for as, and where: in the field itself, or in what it refers to. */
export function sought(kind: z.ZodType | undefined, name: string, value: string): Record<string, unknown> {
  if (kind instanceof z.ZodArray) {
    const element = unwrap(kind.element as z.ZodType);
    if (element instanceof z.ZodEnum) return { [`doc.${name}`]: value };
    return value === 'none' ? { [`doc.${name}.0`]: { $exists: false } } : { [`doc.${name}.id`]: value };
  }
  if (kind instanceof z.ZodObject) return { [`doc.${name}.id`]: value };
  if (kind instanceof z.ZodNumber) return { [`doc.${name}`]: Number(value) };
  if (kind instanceof z.ZodBoolean) return { [`doc.${name}`]: value === 'true' };
  return { [`doc.${name}`]: value };
}
