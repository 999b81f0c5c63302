import { type Field, fieldIn, type Layout, type ReferenceTarget } from './fields.ts';

/** A reference in content with its path: `body.0.value.image`. */
export type ContentReference =
  | {
      readonly kind: 'image' | 'file';
      readonly id: string;
      readonly version: number;
      readonly extension: string;
      readonly field: string;
    }
  | { readonly kind: ReferenceTarget; readonly id: string; readonly field: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

function* storedReferences(kind: 'image' | 'file', value: unknown, field: string): Generator<ContentReference> {
  if (
    isObject(value) &&
    typeof value.id === 'string' &&
    typeof value.version === 'number' &&
    typeof value.extension === 'string'
  )
    yield { kind, id: value.id, version: value.version, extension: value.extension, field };
}

function* fieldReferences(field: Field, value: unknown, at: string): Generator<ContentReference> {
  const items = listed(value);
  const place = (index: number) => (Array.isArray(value) ? `${at}.${index}` : at);
  switch (field.type) {
    case 'image':
    case 'images':
    case 'file':
    case 'files':
      for (const [index, item] of items.entries())
        yield* storedReferences(field.type.startsWith('image') ? 'image' : 'file', item, place(index));
      return;
    case 'reference':
      for (const [index, item] of items.entries())
        if (isObject(item) && typeof item.id === 'string')
          yield { kind: field.target, id: item.id, field: place(index) };
      return;
    case 'group':
      return yield* layoutReferences(field.layout, value, `${at}.`);
    case 'tabs':
      return yield* layoutReferences(field.tabs, value, `${at}.`);
    case 'collection':
      for (const [index, item] of items.entries()) {
        const entry = isObject(item) && typeof item.type === 'string' ? fieldIn(field.layout, item.type) : undefined;
        if (entry && isObject(item)) yield* fieldReferences(entry, item.value, `${place(index)}.value`);
      }
  }
}

function* layoutReferences(layout: Layout, value: unknown, before: string): Generator<ContentReference> {
  if (!isObject(value)) return;
  for (const [name, field] of Object.entries(layout))
    if (Object.hasOwn(value, name)) yield* fieldReferences(field, value[name], `${before}${name}`);
}

/** References of validated content, in the order of its layout; excludes entries of unknown types. */
export const referencesIn = (layout: Layout, value: unknown): ContentReference[] => [
  ...layoutReferences(layout, value, ''),
];

const isPhotograph = (extension: unknown): extension is string => ['jpg', 'jpeg', 'webp'].includes(String(extension));

/**
 * The picture for links to a page: the first jpeg in its content (PAGE-06), at most ten levels deep. Media stores every
 * upload as WebP, so the original type is checked.
 */
export function firstPicture(
  value: unknown,
  depth = 10,
): { id: string; version: number; extension: string } | undefined {
  if (typeof value !== 'object' || value === null || depth === 0) return undefined;
  const { id, version, extension } = value as Record<string, unknown>;
  if (typeof id === 'string' && typeof version === 'number' && isPhotograph(extension))
    return { id, version, extension };
  for (const child of Object.values(value)) {
    const found = firstPicture(child, depth - 1);
    if (found) return found;
  }
  return undefined;
}
