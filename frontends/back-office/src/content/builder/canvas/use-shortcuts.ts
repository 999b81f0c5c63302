import { findBlock } from '@theke/rules/content/editing/page-draft';
import { fieldIn } from '@theke/rules/content/fields';
import { useCopiedEntry } from '../../shared/copied-entry.ts';
import { layoutOfList } from '../blocks/block-catalogue.ts';
import { pasted, placeAt } from '../blocks/block-operations.ts';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { moveByKey, outlineRows, rowAfterKey } from '../outline/outline-keys.ts';
import { useBuilder } from '../shared/builder-context.ts';

const noTypes = {};

/** Whether the event is Strg+Z or Strg+Umschalt+Z (Strg+Y). */
export function historyKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const name = key.toLowerCase();
  if (name === 'z') return shiftKey ? 'redo' : 'undo';
  return name === 'y' ? 'redo' : undefined;
}

/** Keys on the selected block while no text is being edited. @returns whether the key was used */
export function useBlockKeys(onWrite: (block: string) => void): (event: KeyboardEvent) => boolean {
  const { queue, editing, outline, selected, select, insertAt } = useBuilder();
  const actions = useBlockActions();
  const { view } = editing;
  const found = selected === null ? undefined : findBlock(view.content, selected);
  const types = (found && layoutOfList(view, found.list)) ?? noTypes;
  const copiedEntry = useCopiedEntry(types);

  function withControl(key: string, block: string): boolean {
    if (key === 'c') actions.copy(block);
    else if (key === 'd') actions.duplicate(block);
    else if (key === 'v' && found && copiedEntry && fieldIn(types, copiedEntry.type)) {
      const operation = pasted(placeAt(view, found.list, found.index + 1), copiedEntry);
      queue.edit(operation, undefined, { isGenerated: copiedEntry.isGenerated });
      select(operation.block.id);
    } else return false;
    return true;
  }

  return (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === 'Escape') {
      select(found?.list.block ?? null);
      return true;
    }
    if (!found || selected === null) {
      const first = key === 'ArrowDown' ? outline[0]?.block.id : undefined;
      if (first) select(first);
      return first !== undefined;
    }
    if (ctrlKey || metaKey) return withControl(key.toLowerCase(), selected);
    if (altKey) {
      const operation = moveByKey(view, selected, key);
      if (operation) queue.edit(operation);
      return key.startsWith('Arrow');
    }
    switch (key) {
      case 'Delete':
      case 'Backspace':
        actions.remove(selected);
        return true;
      case 'Enter':
        onWrite(selected);
        return true;
      case '/':
        insertAt(placeAt(view, found.list, found.index + 1));
        return true;
      default: {
        const next = rowAfterKey(outlineRows(outline), selected, key);
        if (next !== undefined) select(next);
        return next !== undefined;
      }
    }
  };
}
