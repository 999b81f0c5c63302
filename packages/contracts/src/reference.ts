import { z } from 'zod';
import { elementOf, type FieldMeta, field, metaOf, shapeOf } from './field.ts';
import { id, ref } from './wire.ts';

type Meta = Omit<FieldMeta, 'title' | 'widget' | 'resource'>;

/**
 * A reference to another resource, by API name: `reference('branches', 'Filiale')`. Saving a reference to a missing
 * entity is rejected if the service has that resource or a copy of it (kit, resource/check-references.ts).
 */
export const reference = (resource: string, title: string, meta: Meta = {}) =>
  field(ref, title, { widget: 'reference', resource, ...meta });

/** A reference that may be null. */
export const optionalReference = (resource: string, title: string, meta: Meta = {}) =>
  field(ref.nullable(), title, { widget: 'reference', resource, ...meta }).default(null);

/** A list of references. Default: empty. */
export const references = (
  resource: string,
  title: string,
  { maxItems = 500, ...meta }: Meta & { maxItems?: number } = {},
) => field(z.array(ref).max(maxItems), title, { widget: 'references', resource, ...meta }).default([]);

/** The `id` in an object with more fields about the referenced entity. */
export const idOf = (resource: string) => id.meta({ resource });

/** References of a document in one of its fields; for elements of a list, `field` names the list. */
export type Referred = { field: string; resource: string; ids: readonly string[] };

/** All references of a document, in the order of its fields. */
export function referencesIn(schema: z.ZodType, document: unknown): Referred[] {
  const found = new Map<string, { field: string; resource: string; ids: Set<string> }>();
  const visit = (at: z.ZodType, value: unknown, path: readonly string[]): void => {
    if (value === undefined || value === null) return;
    const { resource } = metaOf(at);
    if (resource) {
      const field = path.join('.');
      const reference = found.get(`${field} ${resource}`) ?? { field, resource, ids: new Set() };
      for (const one of [value].flat() as (string | { id: string })[])
        reference.ids.add(typeof one === 'string' ? one : one.id);
      found.set(`${field} ${resource}`, reference);
      return;
    }
    const element = elementOf(at);
    if (element && Array.isArray(value)) for (const one of value) visit(element, one, path);
    for (const [name, inner] of Object.entries(shapeOf(at) ?? {}))
      visit(inner, (value as Record<string, unknown>)[name], name === 'id' ? path : [...path, name]);
  };
  visit(schema, document, []);
  return [...found.values()].map(({ ids, ...one }) => ({ ...one, ids: [...ids] }));
}
