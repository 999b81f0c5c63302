import { operationsOfPart, type ProposedPart } from '@theke/rules/ai/proposed-part';
import { textBlocksOf } from '@theke/rules/ai/text-blocks';
import { type Block, type BlockList, isObject, type PageDraft } from '@theke/rules/content/editing/page-draft';
import { applyOperation } from '@theke/rules/content/editing/page-operation';
import { type Field, fieldIn, type Layout } from '@theke/rules/content/fields';
import { plainText, type RichNode } from '@theke/rules/content/rich-text';
import { pageFieldMessages } from '../../shared/page-field-messages.de.ts';
import {
  fieldAt,
  fieldOfBlock,
  layoutOfBlock,
  layoutOfList,
  layoutOfPage,
  type OutlineNode,
  outlineOf,
  sectionOf,
} from '../blocks/block-catalogue.ts';
import { builderMessages } from '../builder-messages.de.ts';

/**
 * A row of the comparison: a block of the page with the part of the proposal for it. `part` undefined: the block stays.
 */
export type ProposalRow = {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  /** Null for the page itself. */
  readonly block: string | null;
  readonly part?: ProposedPart;
};

const flat = (nodes: readonly OutlineNode[], isNew: (id: string) => boolean): OutlineNode[] =>
  nodes.flatMap((node) => [node, ...(isNew(node.block.id) ? [] : flat(node.children, isNew))]);

/** The page with all new blocks of a proposal. */
export const withNewBlocks = (view: PageDraft, parts: readonly ProposedPart[]): PageDraft =>
  parts
    .filter(({ kind }) => kind === 'insert')
    .flatMap(operationsOfPart)
    .reduce((draft, operation) => applyOperation(draft, operation) ?? draft, view);

const blockOfPart = (part: ProposedPart): string | null => {
  if (part.kind === 'insert') return part.block.id;
  return part.kind === 'change' ? part.block : null;
};

/** The page from top to bottom: each block with its parts of the proposal; attributes come last. */
export function proposalRows(view: PageDraft, parts: readonly ProposedPart[]): ProposalRow[] {
  const preview = withNewBlocks(view, parts);
  const outline = outlineOf(preview);
  const inserted = new Set(parts.flatMap((part) => (part.kind === 'insert' ? [part.block.id] : [])));
  const sections = new Map(
    parts.map((part) => {
      const block = blockOfPart(part);
      return [part, block === null ? null : sectionOf(preview.content, outline, block)] as const;
    }),
  );
  const rowOf = (part: ProposedPart, label: string, text = ''): ProposalRow => ({
    key: part.key,
    label,
    text,
    block: blockOfPart(part),
    part,
  });
  const isAtPage = (part: ProposedPart) => part.kind === 'change' && part.block === null;
  const rows = parts.filter(isAtPage).map((part) => rowOf(part, builderMessages.form.page));
  for (const { block, label, text } of flat(outline, (id) => inserted.has(id))) {
    const own = parts.filter((part) => sections.get(part) === block.id);
    if (own.length === 0) rows.push({ key: block.id, label, text, block: block.id });
    for (const part of own) {
      const entry = blockOfPart(part);
      const entryLabel = entry === block.id || entry === null ? undefined : fieldOfBlock(preview, entry)?.label;
      rows.push(rowOf(part, entryLabel ? `${label}, ${entryLabel}` : label));
    }
  }
  const isPlaced = (part: ProposedPart) =>
    part.kind === 'attribute' || isAtPage(part) || (sections.get(part) ?? null) !== null;
  for (const part of parts) if (!isPlaced(part)) rows.push(rowOf(part, builderMessages.form.content));
  for (const part of parts) if (part.kind === 'attribute') rows.push(rowOf(part, pageFieldMessages[part.attribute]));
  return rows;
}

/** A text of a part, now and as proposed. */
export type PartText = {
  readonly key: string;
  readonly label: string;
  readonly isHeading: boolean;
  readonly before: string;
  readonly after: string;
};

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return isObject(value) ? plainText(value as RichNode) : '';
};

const isHeading = (name: string, field: Field | undefined): boolean =>
  name.split('.').at(-1) === 'title' || (field?.type === 'wysiwyg' && field.variant === 'title');

/** Layout of the block that a part changes. */
export const layoutOfPart = (view: PageDraft, part: ProposedPart): Layout => {
  if (part.kind === 'attribute') return {};
  if (part.kind === 'insert') return innerOf(fieldIn(layoutOfList(view, part.place.list) ?? {}, part.block.type));
  return (part.block === null ? layoutOfPage(view) : layoutOfBlock(view, part.block)) ?? {};
};
const innerOf = (field: Field | undefined): Layout => (field?.type === 'group' ? field.layout : {});

/** Texts of a new block and the entries in it, in order. */
function textsOfBlock(view: PageDraft, list: BlockList, block: Block): PartText[] {
  const layout = layoutOfList(view, list) ?? {};
  const page = { type: '', label: '', layout: { new: { type: 'collection', label: '', layout } } } as const;
  return textBlocksOf(page, { new: [block] }).flatMap(({ id, fields }) =>
    fields
      .map(({ field, label, kind, value }) => ({
        key: `${id} ${field}`,
        label,
        isHeading: kind === 'title' || field.split('.').at(-1) === 'title',
        before: '',
        after: textOf(value),
      }))
      .filter(({ after }) => after !== ''),
  );
}

/** Texts of a part, each compared with `current`. @param current values in the order of the part's fields */
export function textsOfPart(view: PageDraft, part: ProposedPart, current: readonly unknown[]): PartText[] {
  if (part.kind === 'attribute') {
    const label = pageFieldMessages[part.attribute];
    return [{ key: part.attribute, label, isHeading: false, before: textOf(current[0]), after: part.after }];
  }
  if (part.kind === 'insert') return textsOfBlock(view, part.place.list, part.block);
  const layout = layoutOfPart(view, part);
  return part.fields.map(({ field, after }, index) => {
    const known = fieldAt(layout, field);
    return {
      key: field,
      label: known?.label ?? field,
      isHeading: isHeading(field, known),
      before: textOf(current[index]),
      after: textOf(after),
    };
  });
}
