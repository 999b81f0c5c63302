import { findBlock, type PageDraft } from '@theke/rules/content/editing/page-draft';
import type { PageOperation } from '@theke/rules/content/editing/page-operation';
import { blocksIn, bodiesBelow, movedTo, placeAt } from '../blocks/block-operations.ts';

/** Where a dragged block is dropped relative to a row. */
export type DropSide = 'before' | 'into' | 'after';

/** Side for a pointer position within a row: the upper quarter, the lower quarter, or the middle. */
export const dropSide = (offset: number, height: number): DropSide => {
  if (offset < height / 4) return 'before';
  return offset > (height * 3) / 4 ? 'after' : 'into';
};

/** The move that dropping a block makes; undefined if the list there does not accept it. */
export function dropped(draft: PageDraft, block: string, target: string, side: DropSide): PageOperation | undefined {
  const found = findBlock(draft.content, target);
  if (!found || block === target) return undefined;
  if (side === 'into')
    for (const list of bodiesBelow(draft, found.block)) {
      const operation = movedTo(draft, block, placeAt(draft, list, blocksIn(draft, list).length));
      if (operation) return operation;
    }
  const place = placeAt(draft, found.list, found.index + (side === 'before' ? 0 : 1));
  // The dragged block leaves its place: it is no neighbour of itself.
  const neighbours = { ...place, ...(place.before === block && { before: null }) };
  return place.after === block ? undefined : movedTo(draft, block, neighbours);
}
