import {
  type Block,
  type BlockList,
  blocksOf,
  type Content,
  findBlock,
  isBlock,
  type PageAttribute,
  type PageDraft,
  valueAt,
  withBlockValue,
  withHidden,
  withValueAt,
} from './page-draft.ts';

/**
 * Position in a list: behind block `after`, at the beginning if null. If `after` has left the list, the position is in
 * front of `before`; if that has left it too, at the end.
 */
export type Place = { readonly list: BlockList; readonly after: string | null; readonly before?: string | null };

/** One edit of a page (EDIT-01). `set` without a value removes the field. */
export type PageOperation =
  | { readonly kind: 'insert'; readonly place: Place; readonly block: Block }
  | { readonly kind: 'remove'; readonly block: string }
  | { readonly kind: 'move'; readonly block: string; readonly place: Place }
  | { readonly kind: 'set-hidden'; readonly block: string; readonly isHidden: boolean }
  | { readonly kind: 'set'; readonly block: string | null; readonly field: string; readonly value?: unknown }
  | { readonly kind: 'set-attribute'; readonly attribute: PageAttribute; readonly value: string };

const listIn = (content: Content, { block, field }: BlockList): readonly Block[] | undefined => {
  const owner = block === null ? content : findBlock(content, block)?.block.value;
  if (owner === undefined) return undefined;
  const list = valueAt(owner, field) ?? [];
  return Array.isArray(list) && list.every(isBlock) ? list : undefined;
};

const withList = (content: Content, { block, field }: BlockList, next: readonly Block[]): Content =>
  withBlockValue(content, block, (value) => withValueAt(value, field, next));

function indexOfPlace(list: readonly Block[], { after, before }: Place): number {
  if (after === null) return 0;
  const behind = list.findIndex(({ id }) => id === after);
  if (behind >= 0) return behind + 1;
  const front = before ? list.findIndex(({ id }) => id === before) : -1;
  return front >= 0 ? front : list.length;
}

function inserted(content: Content, place: Place, block: Block): Content | undefined {
  const list = listIn(content, place.list);
  return list && withList(content, place.list, list.toSpliced(indexOfPlace(list, place), 0, block));
}

function without(content: Content, id: string): { content: Content; block: Block } | undefined {
  const found = findBlock(content, id);
  if (!found) return undefined;
  const list = listIn(content, found.list) ?? [];
  return { content: withList(content, found.list, list.toSpliced(found.index, 1)), block: found.block };
}

/** Ids of a block and of all blocks in it. */
export const idsIn = (block: Block): string[] => [...blocksOf({ list: [block] })].map((found) => found.block.id);

function moved(content: Content, id: string, place: Place): Content | undefined {
  const taken = without(content, id);
  // A block cannot be moved into itself: its list has left the page with it.
  return taken && inserted(taken.content, place, taken.block);
}

const changedContent = (draft: PageDraft, content: Content | undefined): PageDraft | undefined =>
  content && { ...draft, content };

/**
 * Applies an operation. @returns undefined if its block or list no longer exists, or if an inserted id already does;
 * the draft then stays unchanged
 */
export function applyOperation(draft: PageDraft, operation: PageOperation): PageDraft | undefined {
  const { content } = draft;
  switch (operation.kind) {
    case 'insert':
      if (idsIn(operation.block).some((id) => findBlock(content, id))) return undefined;
      return changedContent(draft, inserted(content, operation.place, operation.block));
    case 'remove':
      return changedContent(draft, without(content, operation.block)?.content);
    case 'move':
      return changedContent(draft, moved(content, operation.block, operation.place));
    case 'set-hidden':
      if (!findBlock(content, operation.block)) return undefined;
      return changedContent(draft, withHidden(content, operation.block, operation.isHidden));
    case 'set':
      if (operation.block !== null && !findBlock(content, operation.block)) return undefined;
      return changedContent(
        draft,
        withBlockValue(content, operation.block, (value) => withValueAt(value, operation.field, operation.value)),
      );
    case 'set-attribute':
      return { ...draft, [operation.attribute]: operation.value };
  }
}

/** Current position of a block. */
export function placeOf(content: Content, id: string): Place | undefined {
  const found = findBlock(content, id);
  if (!found) return undefined;
  const list = listIn(content, found.list) ?? [];
  return { list: found.list, after: list[found.index - 1]?.id ?? null, before: list[found.index + 1]?.id ?? null };
}

/** Shortest beginning of a field path that has no value; undefined if the whole path has one. */
function firstMissing(owner: unknown, field: string): string | undefined {
  const names = field.split('.');
  const paths = names.map((_, index) => names.slice(0, index + 1).join('.'));
  return paths.find((path) => valueAt(owner, path) === undefined);
}

/**
 * The operation that takes another one back, for the draft before it (EDIT-05). Undefined if the operation changes
 * nothing.
 */
export function inverseOf(draft: PageDraft, operation: PageOperation): PageOperation | undefined {
  const { content } = draft;
  switch (operation.kind) {
    case 'insert':
      return { kind: 'remove', block: operation.block.id };
    case 'remove': {
      const found = findBlock(content, operation.block);
      const place = placeOf(content, operation.block);
      return found && place && { kind: 'insert', place, block: found.block };
    }
    case 'move': {
      const place = placeOf(content, operation.block);
      return place && { kind: 'move', block: operation.block, place };
    }
    case 'set-hidden': {
      const found = findBlock(content, operation.block);
      const wasHidden = found?.block.isHidden === true;
      if (!found || wasHidden === operation.isHidden) return undefined;
      return { kind: 'set-hidden', block: operation.block, isHidden: wasHidden };
    }
    case 'set': {
      const owner = operation.block === null ? content : findBlock(content, operation.block)?.block.value;
      if (owner === undefined) return undefined;
      // A group that did not exist before is removed whole.
      const field = firstMissing(owner, operation.field) ?? operation.field;
      return { kind: 'set', block: operation.block, field, value: valueAt(owner, field) };
    }
    case 'set-attribute':
      return { kind: 'set-attribute', attribute: operation.attribute, value: draft[operation.attribute] };
  }
}
