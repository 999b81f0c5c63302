import { type FieldMeta, metaOf, shapeOf } from '@theke/contracts/field';
import type { z } from 'zod';
import { messages } from '../messages.de.ts';

/** A field of a form; `name` is its path in the draft, such as `config.parts`. */
export type FormField = { name: string; schema: z.ZodType; meta: FieldMeta };
export type FormSection = { id: string; title: string; fields: FormField[] };

/** Expands an object without an editor into its fields. */
function fieldsOf(name: string, schema: z.ZodType, section?: string): FormField[] {
  const fieldMeta = metaOf(schema);
  // Only the service writes this field.
  if (fieldMeta.widget === 'kept') return [];
  const meta = { ...fieldMeta, ...(section && !fieldMeta.section && { section }) };
  const shape = fieldMeta.widget ? undefined : shapeOf(schema);
  if (!shape) return [{ name, schema, meta }];
  return Object.entries(shape).flatMap(([key, inner]) => fieldsOf(`${name}.${key}`, inner, meta.section));
}

/** Sections of the form, in the order in which the schema first names them; the first one is untitled. */
export function formSections(draft: z.ZodObject): FormSection[] {
  const sections = new Map<string, FormField[]>();
  for (const [name, schema] of Object.entries(draft.shape)) {
    for (const field of fieldsOf(name, schema as z.ZodType)) {
      const title = field.meta.section ?? messages.form.general;
      sections.set(title, [...(sections.get(title) ?? []), field]);
    }
  }
  return [...sections].map(([title, fields], index) => ({ id: `section-${index}`, title, fields }));
}
