import { blockOfKey, conflictKey, keyOfBlock } from './edit-key.ts';
import { blocksOf, type Content, findBlock, type PageDraft } from './page-draft.ts';
import { applyOperation, idsIn, type PageOperation } from './page-operation.ts';

// Marks of generated content (AI-05). A page has a list of keys (`edit-key.ts`). The mark of a removed block stays in
// the list, so that undoing the removal restores it; `visibleMarks` leaves it out.

/** An operation with its effect on the marks of the content that it changes. Without either flag the marks stay. */
export type MarkedOperation = {
  readonly operation: PageOperation;
  /** Accepts a generated proposal: sets the mark. */
  readonly isGenerated?: boolean | undefined;
  /** Undoes the operation that has set the mark: removes it. */
  readonly removesMark?: boolean | undefined;
};

/** Keys that an operation marks: an inserted block with all blocks in it, a changed block, attribute or field. */
export function keysToMark(draft: PageDraft, operation: PageOperation): string[] {
  if (operation.kind === 'insert') return idsIn(operation.block).map(keyOfBlock);
  if (operation.kind === 'remove') {
    const found = findBlock(draft.content, operation.block);
    return found ? idsIn(found.block).map(keyOfBlock) : [];
  }
  const key = conflictKey(operation);
  return key === undefined ? [] : [key];
}

export const isMarked = ({ generated = [] }: PageDraft, key: string): boolean => generated.includes(key);

/** Applies an operation and its marks. @returns undefined if `applyOperation` does */
export function applyEdit(draft: PageDraft, { operation, isGenerated, removesMark }: MarkedOperation) {
  const after = applyOperation(draft, operation);
  if (!after || !(isGenerated || removesMark)) return after;
  const marks = new Set(draft.generated);
  for (const key of keysToMark(draft, operation)) {
    if (removesMark) marks.delete(key);
    else marks.add(key);
  }
  return { ...after, generated: [...marks].sort() };
}

/** Marks whose block is on the page; those of attributes and fields always are. */
export function visibleMarks<M extends { readonly key: string }>(content: Content, marks: readonly M[]): M[] {
  if (marks.length === 0) return [];
  const blocks = new Set([...blocksOf(content)].map(({ block }) => block.id));
  return marks.filter(({ key }) => {
    const block = blockOfKey(key);
    return block === undefined || blocks.has(block);
  });
}

/** Whether a copy of the block contains generated content: its own, or that of a block in it. */
export const containsMarked = (draft: PageDraft, block: string): boolean => {
  const found = findBlock(draft.content, block);
  return found !== undefined && idsIn(found.block).some((id) => isMarked(draft, keyOfBlock(id)));
};
