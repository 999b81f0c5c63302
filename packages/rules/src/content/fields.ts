/**
 * Building blocks of content (CONTENT-01): a layout names fields, and each field has one of the basic types. The
 * server's checks, the editor's forms and the pages use the same tables (`field-types.ts`, `section-types.ts`,
 * `page-types.ts`, `block-types.ts`).
 *
 * Values on the wire: text, textarea, markdown, color, date are strings; wysiwyg is a document (rich-text.ts); image is
 * `{ id, version, extension, alt, copyright }`, file `{ id, version, extension, publicHash, name }`; select is a key of
 * its options, multiselect a list of them; group is an object of its layout, tabs one of its tabs' names; a collection
 * is a list of `{ id, type, value }`, where `type` is a name of its entries and `id` is stable (BLOCK-01); a reference
 * is `{ id }`, with `many` a list of them.
 */
type Common<T> = {
  readonly label: string;
  readonly description?: string;
  readonly default?: T;
  readonly required?: true;
};

/** Reference targets; the first six belong to the catalogue, the others to derived types. */
export const referenceTargets = [
  'block',
  'site',
  'category',
  'product',
  'scene',
  'node',
  'project',
  'post',
  'form',
] as const;
export type ReferenceTarget = (typeof referenceTargets)[number];

/** Content of a wysiwyg: everything, text with lists and links, the text of a heading, or one plain paragraph. */
export const richTextVariants = ['full', 'basic', 'title', 'minimal'] as const;
export type RichTextVariant = (typeof richTextVariants)[number];

export type Field = (
  | ({ readonly type: 'text'; readonly format?: 'url' | 'email' | 'phone' } & Common<string>)
  | ({ readonly type: 'textarea'; readonly rows: number } & Common<string>)
  | ({ readonly type: 'wysiwyg'; readonly variant: RichTextVariant } & Common<never>)
  | ({ readonly type: 'markdown' } & Common<string>)
  | ({
      readonly type: 'number';
      readonly decimals: number;
      readonly min?: number;
      readonly max?: number;
    } & Common<number>)
  | ({
      readonly type: 'date';
      readonly mode: 'dateTime' | 'time' | 'date';
      readonly is24hr: boolean;
      readonly minuteIncrement: number;
    } & Common<string>)
  | ({ readonly type: 'image' | 'file' } & Common<never>)
  | ({ readonly type: 'images' | 'files' } & Common<never>)
  | ({ readonly type: 'boolean' } & Common<boolean>)
  | ({ readonly type: 'select'; readonly options: Readonly<Record<string, string>> } & Common<string>)
  | ({ readonly type: 'multiselect'; readonly options: Readonly<Record<string, string>> } & Common<readonly string[]>)
  | ({ readonly type: 'group'; readonly grid?: number; readonly layout: Layout } & Common<never>)
  | ({ readonly type: 'tabs'; readonly tabs: Layout } & Common<never>)
  | ({ readonly type: 'collection'; readonly layout: Layout } & Common<never>)
  | ({ readonly type: 'reference'; readonly target: ReferenceTarget; readonly many?: true } & Common<never>)
  | ({ readonly type: 'color' } & Common<string>)
) & {
  /** Hint for text generation; not shown to visitors (CONTENT-09). */
  readonly hint?: string;
};

export type FieldType = Field['type'];

/** Fields by name. In a collection: the allowed entries, by type. */
export type Layout = { readonly [name: string]: Field };

/** The field of that name; undefined if the layout does not have it, including names from the object prototype. */
export const fieldIn = (layout: Layout, name: string): Field | undefined =>
  Object.hasOwn(layout, name) ? layout[name] : undefined;
