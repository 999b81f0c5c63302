import { isBlock, isObject } from '../content/editing/page-draft.ts';
import { type Field, fieldIn, type Layout, type RichTextVariant } from '../content/fields.ts';

/** How a text is written: one line, lines, Markdown, or a rich text of a variant. */
export type TextKind = 'text' | 'textarea' | 'markdown' | RichTextVariant;

/** A field that generation may fill. `field`: path within the block; a dot separates nested groups. */
export type TextField = {
  readonly field: string;
  readonly label: string;
  readonly hint: string;
  readonly kind: TextKind;
  readonly value?: unknown;
};

/** A block with its text fields, filled or not. `id` null: the page's own fields. */
export type TextBlock = {
  readonly id: string | null;
  readonly type: string;
  readonly label: string;
  readonly fields: readonly TextField[];
};

const kindOfField = (field: Field): TextKind | undefined => {
  if (field.type === 'text') return field.format ? undefined : 'text';
  if (field.type === 'textarea' || field.type === 'markdown') return field.type;
  return field.type === 'wysiwyg' ? field.variant : undefined;
};

const layoutOf = (field: Field | undefined): Layout | undefined => {
  if (field?.type === 'group') return field.layout;
  return field?.type === 'tabs' ? field.tabs : undefined;
};

function* ownFields(layout: Layout, value: unknown, prefix: string): Generator<TextField> {
  for (const [name, field] of Object.entries(layout)) {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const inner = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
    const kind = kindOfField(field);
    if (kind) yield { field: path, label: field.label, hint: field.hint ?? '', kind, value: inner };
    const group = layoutOf(field);
    if (group) yield* ownFields(group, inner, path);
  }
}

function* blocksIn(layout: Layout, value: unknown): Generator<TextBlock> {
  if (!isObject(value)) return;
  for (const [name, field] of Object.entries(layout)) {
    const inner = Object.hasOwn(value, name) ? value[name] : undefined;
    const group = layoutOf(field);
    if (group) yield* blocksIn(group, inner);
    if (field.type !== 'collection' || !Array.isArray(inner)) continue;
    for (const block of inner) {
      const entry = isBlock(block) ? fieldIn(field.layout, block.type) : undefined;
      const own = layoutOf(entry);
      if (!entry || !own || !isBlock(block)) continue;
      yield { id: block.id, type: block.type, label: entry.label, fields: [...ownFields(own, block.value, '')] };
      yield* blocksIn(own, block.value);
    }
  }
}

/** Text fields of a page: its own, then those of its blocks from top to bottom. */
export const textBlocksOf = (page: { type: string; label: string; layout: Layout }, content: unknown): TextBlock[] => [
  { id: null, type: page.type, label: page.label, fields: [...ownFields(page.layout, content, '')] },
  ...blocksIn(page.layout, content),
];

/** A block type that a proposal may add. `entries`: its list, which it needs to show anything. */
export type NewBlockType = {
  readonly type: string;
  readonly label: string;
  readonly fields: readonly TextField[];
  readonly entries?: { readonly field: string; readonly type: string; readonly fields: readonly TextField[] };
};

/** Fields that are never generated: quotes of other people, and who these people are (AI-09). */
const neverInvented = ['quote', 'quote_slider', 'clients', 'partnerships', 'team', 'case_studies'];

const isText = (field: Field): boolean => kindOfField(field) !== undefined;

/** Block types of a body that consist of text: all required fields are texts, or entries that are texts. */
export function newBlockTypesOf(body: Layout): NewBlockType[] {
  return Object.entries(body).flatMap(([type, field]) => {
    const layout = layoutOf(field);
    if (!layout || neverInvented.includes(type)) return [];
    if (Object.values(layout).some((inner) => inner.required && !isText(inner))) return [];
    const fields = [...ownFields(layout, undefined, '')];
    const lists = Object.entries(layout).filter(
      ([, inner]) => inner.type === 'collection' && !Object.hasOwn(inner.layout, 'site_link'),
    );
    if (fields.length === 0 || lists.length > 1) return [];
    const [list] = lists;
    if (!list) return [{ type, label: field.label, fields }];
    const entries = entriesOf(list);
    return entries ? [{ type, label: field.label, fields, entries }] : [];
  });
}

function entriesOf([field, list]: [string, Field]): NewBlockType['entries'] {
  if (list.type !== 'collection') return undefined;
  const [[type, entry] = [], ...others] = Object.entries(list.layout);
  const layout = layoutOf(entry);
  if (type === undefined || !layout || others.length > 0) return undefined;
  if (Object.values(layout).some((inner) => inner.required && !isText(inner))) return undefined;
  const fields = [...ownFields(layout, undefined, '')];
  return fields.length > 0 ? { field, type, fields } : undefined;
}
