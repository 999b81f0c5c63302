import {
  type Block,
  type BlockList,
  type Content,
  findBlock,
  isBlock,
  type PageDraft,
  valueAt,
} from '@theke/rules/content/editing/page-draft';
import { withNamedFacts } from '@theke/rules/content/fact-texts';
import { type Field, fieldIn, type Layout } from '@theke/rules/content/fields';
import { isPageType, pageTypes } from '@theke/rules/content/page-types';

type Collection = Extract<Field, { type: 'collection' }>;

/** Layout of a page's content; empty for a type of a later version. */
export const layoutOfPage = ({ type }: Pick<PageDraft, 'type'>): Layout =>
  isPageType(type) ? pageTypes[type].layout : {};

/** Fields within a group or tabs; undefined for fields without inner fields. */
export const innerLayout = (field: Field | undefined): Layout | undefined => {
  if (field?.type === 'group') return field.layout;
  return field?.type === 'tabs' ? field.tabs : undefined;
};

/** The field at a path within a layout: `group.title`. */
export function fieldAt(layout: Layout, path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = fieldIn(layout, name);
  if (rest.length === 0) return field;
  const inner = innerLayout(field);
  return inner && fieldAt(inner, rest.join('.'));
}

/** Types that a list accepts; undefined if the catalogue does not know the list. */
export function layoutOfList(draft: PageDraft, { block, field }: BlockList): Layout | undefined {
  const owner = block === null ? layoutOfPage(draft) : layoutOfBlock(draft, block);
  const found = owner && fieldAt(owner, field);
  return found?.type === 'collection' ? found.layout : undefined;
}

/** Definition of a block's type in the list that contains it. */
export function fieldOfBlock(draft: PageDraft, id: string): Field | undefined {
  const found = findBlock(draft.content, id);
  const layout = found && layoutOfList(draft, found.list);
  return layout && fieldIn(layout, found.block.type);
}

/** Fields of a block; undefined for unknown types. */
export const layoutOfBlock = (draft: PageDraft, id: string): Layout | undefined => innerLayout(fieldOfBlock(draft, id));

/** Whether a collection contains sections, directly or in columns; others contain links, slides or entries. */
export const isBody = ({ layout }: Collection): boolean =>
  'hr' in layout ||
  Object.values(layout).some((entry) =>
    Object.values(innerLayout(entry) ?? {}).some((field) => field.type === 'collection' && 'hr' in field.layout),
  );

/** Lists of sections in a block or page, by field. */
export const bodiesIn = (layout: Layout): string[] =>
  Object.entries(layout).flatMap(([name, field]) => (field.type === 'collection' && isBody(field) ? [name] : []));

/** Whether a list accepts a block of this type. A column fits only where the same columns are allowed. */
export const accepts = (draft: PageDraft, list: BlockList, type: string): boolean => {
  const layout = layoutOfList(draft, list);
  return layout !== undefined && fieldIn(layout, type) !== undefined;
};

export type OutlineNode = {
  readonly block: Block;
  readonly list: BlockList;
  readonly index: number;
  readonly label: string;
  /** Identifying text of the block; empty if it has none. */
  readonly text: string;
  readonly children: readonly OutlineNode[];
};

const naming = ['title', 'name', 'label', 'quote', 'caption', 'text'];

/** Identifying text of a block. */
const textOf = ({ value }: Block): string =>
  naming.map((field) => valueAt(value, field)).find((one): one is string => typeof one === 'string' && one !== '') ??
  '';

/** Name of a block's type; of columns with their position. */
function labelOf(layout: Layout, { type }: Block, index: number): string {
  const label = fieldIn(layout, type)?.label ?? type;
  return type === 'column' ? `${label} ${index + 1}` : label;
}

const blocksAt = (owner: unknown, field: string): readonly Block[] => {
  const value = valueAt(owner, field);
  return Array.isArray(value) ? value.filter(isBlock) : [];
};

function nodesIn(owner: unknown, layout: Layout, block: string | null): OutlineNode[] {
  return bodiesIn(layout).flatMap((field) => {
    const collection = fieldIn(layout, field) as Collection;
    const list = { block, field };
    return blocksAt(owner, field).map((child, index) => ({
      block: child,
      list,
      index,
      label: labelOf(collection.layout, child, index),
      text: withNamedFacts(textOf(child)),
      children: nodesIn(child.value, innerLayout(fieldIn(collection.layout, child.type)) ?? {}, child.id),
    }));
  });
}

/** Tree of the sections of a page. */
export const outlineOf = (draft: PageDraft): OutlineNode[] => nodesIn(draft.content, layoutOfPage(draft), null);

/** Sections from the page down to a block, for the breadcrumb; empty if the block is no section or gone. */
export function pathTo(nodes: readonly OutlineNode[], id: string | null): OutlineNode[] {
  for (const node of nodes) {
    if (node.block.id === id) return [node];
    const below = pathTo(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Section that contains an entry, such as a slide; the block itself if it is a section. */
export function sectionOf(content: Content, nodes: readonly OutlineNode[], id: string): string | null {
  for (let block: string | null = id; block !== null; block = findBlock(content, block)?.list.block ?? null)
    if (pathTo(nodes, block).length > 0) return block;
  return null;
}
