import { type Field, fieldIn, type Layout } from './fields.ts';
import { isRichText, type RichNode } from './rich-text.ts';

/** A filled field of content that is neither a group nor a list of entries. */
export type FilledField = {
  readonly field: Exclude<Field, { type: 'group' | 'tabs' | 'collection' }>;
  readonly name: string;
  readonly value: unknown;
  /** Its path: `body.2.value.title`. */
  readonly path: string;
  /** Types of the entries around it, outermost first: `columns`, `column`, `text_section`. */
  readonly types: readonly string[];
  /** The group that contains it, with its layout. */
  readonly group: { readonly layout: Layout; readonly value: Readonly<Record<string, unknown>>; readonly path: string };
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Around = { readonly path: string; readonly types: readonly string[] };

function* fieldsOf(
  field: Field,
  value: unknown,
  around: Around,
  of: Omit<FilledField, 'field'>,
): Generator<FilledField> {
  switch (field.type) {
    case 'group':
      return yield* groupFields(field.layout, value, around);
    case 'tabs':
      return yield* groupFields(field.tabs, value, around);
    case 'collection':
      for (const [index, item] of (Array.isArray(value) ? value : []).entries()) {
        const entry = isObject(item) && typeof item.type === 'string' ? fieldIn(field.layout, item.type) : undefined;
        if (!entry || !isObject(item) || item.isHidden === true) continue;
        const path = `${around.path}.${index}.value`;
        const types = [...around.types, String(item.type)];
        yield* fieldsOf(entry, item.value, { path, types }, { ...of, value: item.value, path, types });
      }
      return;
    default:
      yield { ...of, field };
  }
}

function* groupFields(layout: Layout, value: unknown, around: Around): Generator<FilledField> {
  if (!isObject(value)) return;
  for (const [name, field] of Object.entries(layout)) {
    if (!Object.hasOwn(value, name)) continue;
    const path = around.path === '' ? name : `${around.path}.${name}`;
    const own = { path, types: around.types };
    yield* fieldsOf(field, value[name], own, {
      ...own,
      name,
      value: value[name],
      group: { layout, value, path: around.path },
    });
  }
}

/**
 * The filled fields of content, in the order of its layout, which is the order on the page. Leaves out entries of
 * unknown types, and hidden ones. The content must have passed `checkContent`, which limits its depth.
 */
export const contentFields = (layout: Layout, value: unknown): Generator<FilledField> =>
  groupFields(layout, value, { path: '', types: [] });

export const isText = (field: FilledField['field'], value: unknown): value is RichNode =>
  field.type === 'wysiwyg' && isRichText(value, field.variant);
export const isMarkdown = (field: FilledField['field'], value: unknown): value is string =>
  field.type === 'markdown' && typeof value === 'string';
