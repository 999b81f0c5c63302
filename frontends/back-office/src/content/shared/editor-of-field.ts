import { type FieldMeta, field } from '@theke/contracts/field';
import { imageRef, ref } from '@theke/contracts/wire';
import type { Field, ReferenceTarget } from '@theke/rules/content/fields';
import { z } from 'zod';
import { contentMessages } from './content-messages.de.ts';

/** API resource by the target of a reference. */
const resources: Readonly<Record<ReferenceTarget, string>> = {
  block: 'blocks',
  site: 'sites',
  category: 'categories',
  product: 'products',
  scene: 'scenes',
  node: 'nodes',
  project: 'projects',
  post: 'posts',
  form: 'forms',
};

/** Label, hint and metadata of a field. */
export const metaOfField = ({ label, required, description }: Field): FieldMeta => ({
  title: required ? `${label} *` : label,
  ...(description && { hint: description }),
});

/** Fields that the engine or a widget can edit. */
export type EngineField = Exclude<
  Field,
  { type: 'group' | 'tabs' | 'collection' | 'wysiwyg' | 'markdown' | 'image' | 'file' }
>;

type DateField = Extract<Field, { type: 'date' }>;

/** Days and moments have calendars; a time is typed. */
function dateSchema({ mode }: DateField, as: (schema: z.ZodType, meta?: Omit<FieldMeta, 'title'>) => z.ZodType) {
  if (mode === 'date') return as(z.iso.date());
  return mode === 'dateTime' ? as(z.iso.datetime()) : as(z.string(), { hint: contentMessages.time });
}

/** Converts a field of the catalogue to a schema for the engine's editors. */
export function schemaOf(of: EngineField): z.ZodType {
  const { title = '', ...rest } = metaOfField(of);
  const as = (schema: z.ZodType, meta: Omit<FieldMeta, 'title'> = {}) => field(schema, title, { ...rest, ...meta });
  switch (of.type) {
    case 'text':
      return as(z.string());
    case 'date':
      return dateSchema(of, as);
    case 'textarea':
      return as(z.string(), { widget: 'textarea' });
    case 'number':
      return as(z.number().nullable());
    case 'boolean':
      return as(z.boolean());
    case 'color':
      return as(z.string(), { widget: 'color' });
    case 'select':
      return as(z.enum(Object.keys(of.options) as [string, ...string[]]), { choices: of.options });
    case 'multiselect':
      return as(z.array(z.enum(Object.keys(of.options) as [string, ...string[]])), { choices: of.options });
    case 'images':
      return as(z.array(imageRef), { widget: 'images' });
    case 'files':
      return as(z.unknown(), { widget: 'content-files' });
    case 'reference': {
      const resource = resources[of.target];
      return of.many
        ? as(z.array(ref), { widget: 'references', resource })
        : as(ref.nullable(), { widget: 'reference', resource });
    }
  }
}

/** Initial value of a field in a new entry, from the catalogue. */
export function presetOf(field: Field): unknown {
  if (field.type === 'collection') return [];
  if (field.type !== 'group' && field.type !== 'tabs') return field.default;
  const layout = field.type === 'group' ? field.layout : field.tabs;
  return Object.fromEntries(
    Object.entries(layout)
      .map(([name, inner]) => [name, presetOf(inner)] as const)
      .filter(([, value]) => value !== undefined),
  );
}
