import type { PageDraft } from '@theke/rules/content/editing/page-draft';
import type { PageOperation } from '@theke/rules/content/editing/page-operation';
import type { OutlineNode } from '../blocks/block-catalogue.ts';
import { movedBy, movedIn, movedOut } from '../blocks/block-operations.ts';

/** Nodes of the tree from top to bottom, with their levels and the node that contains them. */
export type OutlineRow = OutlineNode & {
  readonly level: number;
  readonly setSize: number;
  readonly parent: string | null;
};

export const outlineRows = (nodes: readonly OutlineNode[], level = 1, parent: string | null = null): OutlineRow[] =>
  nodes.flatMap((node) => [
    { ...node, level, setSize: nodes.length, parent },
    ...outlineRows(node.children, level + 1, node.block.id),
  ]);

/** Row that is focused after a key; undefined for other keys. */
export function rowAfterKey(rows: readonly OutlineRow[], focused: string | null, key: string): string | undefined {
  const index = rows.findIndex(({ block }) => block.id === focused);
  const row = rows[index];
  switch (key) {
    case 'ArrowDown':
      return rows[Math.min(index + 1, rows.length - 1)]?.block.id;
    case 'ArrowUp':
      return rows[Math.max(index - 1, 0)]?.block.id;
    case 'Home':
      return rows[0]?.block.id;
    case 'End':
      return rows.at(-1)?.block.id;
    case 'ArrowLeft':
      return row?.parent ?? undefined;
    case 'ArrowRight':
      return row?.children[0]?.block.id;
    default:
      return undefined;
  }
}

/** Move by Alt and an arrow key; undefined if it is not possible. */
export function moveByKey(draft: PageDraft, block: string, key: string): PageOperation | undefined {
  switch (key) {
    case 'ArrowUp':
      return movedBy(draft, block, -1);
    case 'ArrowDown':
      return movedBy(draft, block, 1);
    case 'ArrowLeft':
      return movedOut(draft, block);
    case 'ArrowRight':
      return movedIn(draft, block);
    default:
      return undefined;
  }
}
