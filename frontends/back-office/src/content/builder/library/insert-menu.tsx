import type { Place } from '@theke/rules/content/editing/page-operation';
import { useCopiedEntry } from '../../shared/copied-entry.ts';
import { layoutOfList } from '../blocks/block-catalogue.ts';
import { inserted, pasted } from '../blocks/block-operations.ts';
import { useBuilder } from '../shared/builder-context.ts';
import { BlockLibrary } from './block-library.tsx';

const noTypes = {};

/** The library for a position: inserts and selects the chosen block. */
export function InsertMenu({ place, onClose }: { place: Place; onClose: () => void }) {
  const { queue, editing, select } = useBuilder();
  const { view } = editing;
  const layout = layoutOfList(view, place.list) ?? noTypes;
  const copied = useCopiedEntry(layout);
  function insert(operation: ReturnType<typeof inserted | typeof pasted>, isGenerated = false) {
    onClose();
    queue.edit(operation, undefined, { isGenerated });
    select(operation.block.id);
  }
  return (
    <BlockLibrary
      layout={layout}
      copied={copied?.type}
      onInsert={(type) => insert(inserted(view, place, type))}
      onPaste={() => copied && insert(pasted(place, copied), copied.isGenerated)}
      onClose={onClose}
    />
  );
}
