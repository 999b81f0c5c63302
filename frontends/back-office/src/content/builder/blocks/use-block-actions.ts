import { messages } from '@theke/admin/messages.de.ts';
import { containsMarked } from '@theke/rules/content/editing/generated-marks';
import { findBlock } from '@theke/rules/content/editing/page-draft';
import { type PageOperation, placeOf } from '@theke/rules/content/editing/page-operation';
import { useToast } from '@theke/ui/toast';
import { copyEntry } from '../../shared/copied-entry.ts';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';
import { fieldOfBlock, layoutOfList, pathTo } from './block-catalogue.ts';
import { blocksIn, duplicated, movedBy } from './block-operations.ts';

/** Actions on blocks, for the handle bar, the outline and shortcuts. */
export function useBlockActions() {
  const { queue, editing, outline, selected, select } = useBuilder();
  const toast = useToast();
  const { view } = editing;
  const nameOf = (block: string) =>
    pathTo(outline, block).at(-1)?.label ?? fieldOfBlock(view, block)?.label ?? builderMessages.form.content;
  const run = (operation: PageOperation | undefined) => {
    if (operation) queue.edit(operation);
  };
  return {
    nameOf,
    canMove: (block: string, step: -1 | 1) => movedBy(view, block, step) !== undefined,
    move: (block: string, step: -1 | 1) => run(movedBy(view, block, step)),
    duplicate(block: string) {
      const operation = duplicated(view, block);
      if (!operation) return;
      queue.edit(operation, undefined, { isGenerated: containsMarked(view, block) });
      select(operation.block.id);
    },
    isHidden: (block: string) => findBlock(view.content, block)?.block.isHidden === true,
    setHidden: (block: string, isHidden: boolean) => run({ kind: 'set-hidden', block, isHidden }),
    copy(block: string) {
      const found = findBlock(view.content, block);
      const layout = found && layoutOfList(view, found.list);
      if (!layout) return;
      copyEntry(layout, found.block, containsMarked(view, block));
      toast({ text: builderMessages.block.copied(nameOf(block)) });
    },
    /** Removes a block without asking and offers to undo it. */
    remove(block: string) {
      const found = findBlock(view.content, block);
      if (!found) return;
      const place = placeOf(view.content, block);
      const siblings = blocksIn(view, found.list);
      const next = siblings[found.index + 1] ?? siblings[found.index - 1];
      if (selected === block) select(next?.id ?? found.list.block);
      const name = nameOf(block);
      queue.edit({ kind: 'remove', block });
      toast({
        text: builderMessages.block.removed(name),
        action: {
          label: messages.undo,
          onPress: () => {
            if (place) queue.edit({ kind: 'insert', place, block: found.block });
            select(block);
          },
        },
      });
    },
  };
}
