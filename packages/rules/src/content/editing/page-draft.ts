/** Attributes of a page that editors change besides its content. */
export const pageAttributes = ['path', 'name', 'type', 'title', 'keywords', 'description'] as const;
export type PageAttribute = (typeof pageAttributes)[number];

/** What editors change of a page: attributes, and content by the layout of its type (`page-types.ts`). */
export type PageDraft = { readonly [A in PageAttribute]: string } & {
  readonly content: Content;
  /** Keys of what contains accepted proposals, sorted (`generated-marks.ts`). */
  readonly generated?: string[] | undefined;
};
export type Content = Readonly<Record<string, unknown>>;

/**
 * An entry of a collection: a section of a body, a column, an entry of an accordion. `id` is unique on a page. Visitors
 * do not get a hidden block (EDIT-11).
 */
export type Block = {
  readonly id: string;
  readonly type: string;
  readonly value: unknown;
  readonly isHidden?: true;
};

/** A collection: `field` of the page's content (`block` null) or of a block. A dot separates names of nested groups. */
export type BlockList = { readonly block: string | null; readonly field: string };

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isBlock = (value: unknown): value is Block =>
  isObject(value) && typeof value.id === 'string' && typeof value.type === 'string' && 'value' in value;

const isBlockArray = (value: unknown): value is readonly Block[] =>
  Array.isArray(value) && value.length > 0 && value.every(isBlock);

/** Rich texts are stored as documents; they contain no blocks. */
const isDocument = (value: Record<string, unknown>): boolean => value.type === 'doc' && !('value' in value);

/** A block with the list that contains it. */
export type FoundBlock = { readonly block: Block; readonly list: BlockList; readonly index: number };

/** All blocks of a page from top to bottom; a block comes before those it contains. */
export function* blocksOf(content: Content): Generator<FoundBlock, void> {
  yield* blocksBelow(content, null, '');
}

function* blocksBelow(value: unknown, parent: string | null, field: string): Generator<FoundBlock, void> {
  if (isBlockArray(value)) {
    for (const [index, block] of value.entries()) {
      yield { block, list: { block: parent, field }, index };
      yield* blocksBelow(block.value, block.id, '');
    }
  } else if (isObject(value) && !isDocument(value))
    for (const [name, inner] of Object.entries(value))
      yield* blocksBelow(inner, parent, field === '' ? name : `${field}.${name}`);
}

export function findBlock(content: Content, id: string): FoundBlock | undefined {
  for (const found of blocksOf(content)) if (found.block.id === id) return found;
  return undefined;
}

/** Value at a field path within the value of a block, or within the page's content. */
export const valueAt = (value: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>((inner, name) => (isObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined), value);

/** Copy of `value` with another value at the field path; undefined removes the field. */
export function withValueAt(value: unknown, field: string, next: unknown): Record<string, unknown> {
  const [name = '', ...rest] = field.split('.');
  const { [name]: before, ...others } = isObject(value) ? value : {};
  const after = rest.length === 0 ? next : withValueAt(before, rest.join('.'), next);
  // Keeps the order of fields, so that undoing restores the very same JSON.
  if (isObject(value) && Object.hasOwn(value, name) && after !== undefined) return { ...value, [name]: after };
  return after === undefined ? others : { ...others, [name]: after };
}

/** Copy of the content in which `change` has replaced the value of a block; `id` null is the content itself. */
export function withBlockValue(content: Content, id: string | null, change: (value: unknown) => unknown): Content {
  if (id === null) return change(content) as Content;
  return mapBlocks(content, (block) => (block.id === id ? { ...block, value: change(block.value) } : block)) as Content;
}

/** Copy of the content with a block hidden or shown. */
export const withHidden = (content: Content, id: string, isHidden: boolean): Content =>
  mapBlocks(content, (block) => {
    if (block.id !== id) return block;
    const { isHidden: _, ...shown } = block;
    return isHidden ? { ...shown, isHidden } : shown;
  }) as Content;

/** Content as visitors get it: without hidden blocks and what is in them (EDIT-11). */
export const withoutHidden = (content: Content): Content => shownPart(content) as Content;

function shownPart(value: unknown): unknown {
  if (isBlockArray(value))
    return value
      .filter(({ isHidden }) => !isHidden)
      .map((block) => ({ ...block, value: shownPart(block.value) }) satisfies Block);
  if (!isObject(value) || isDocument(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shownPart(inner)]));
}

/** Applies `change` to every block, outer blocks first; unchanged parts keep their identity. */
function mapBlocks(value: unknown, change: (block: Block) => Block): unknown {
  if (isBlockArray(value)) {
    const next = value.map((block) => {
      const changed = change(block);
      const inner = mapBlocks(changed.value, change);
      return inner === changed.value ? changed : { ...changed, value: inner };
    });
    return next.every((block, index) => block === value[index]) ? value : next;
  }
  if (!isObject(value) || isDocument(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, mapBlocks(inner, change)] as const);
  return entries.every(([name, inner]) => inner === value[name]) ? value : Object.fromEntries(entries);
}

/**
 * Content in which every block has its own id: the second block with an id gets a suffix. Forms only demand that ids
 * are unique within a list. The same content gives the same ids on server and client.
 */
export function withUniqueIds(content: Content): Content {
  const taken = new Set<string>();
  return mapBlocks(content, (block) => {
    let id = block.id;
    for (let count = 2; taken.has(id); count += 1) id = `${block.id}-${count}`;
    taken.add(id);
    return id === block.id ? block : { ...block, id };
  }) as Content;
}
