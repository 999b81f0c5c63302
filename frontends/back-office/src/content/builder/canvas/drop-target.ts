import { findBlock, type PageDraft } from '@theke/rules/content/editing/page-draft';
import type { PageOperation } from '@theke/rules/content/editing/page-operation';
import { bodiesBelow } from '../blocks/block-operations.ts';
import { type DropSide, dropped, dropSide } from '../outline/drop-place.ts';
import { blockAt, blockElement, boxOf } from './canvas-page.ts';

/** Where a block dragged over the page would be dropped. */
export type DropTarget = { readonly block: string; readonly side: DropSide; readonly operation: PageOperation };

/**
 * The place closest to a point of the page that accepts a block: beside or in the innermost block there, else beside
 * one that contains it. @param top, left in CSS pixels of the page's window
 */
export function dropTargetAt(
  draft: PageDraft,
  page: Document,
  block: string,
  { top, left }: { top: number; left: number },
): DropTarget | undefined {
  let target: string | null | undefined = blockAt(page.elementFromPoint(left, top));
  while (target) {
    const found = findBlock(draft.content, target);
    const element = blockElement(page, target);
    if (!found || !element) return undefined;
    const box = boxOf(element);
    const [offset, height] = [top - box.top, box.height];
    const isHolder = bodiesBelow(draft, found.block).length > 0;
    const side = isHolder ? dropSide(offset, height) : offset < height / 2 ? 'before' : 'after';
    const operation = dropped(draft, block, target, side);
    if (operation) return { block: target, side, operation };
    if (target === block) return undefined;
    target = found.list.block;
  }
  return undefined;
}
