import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { ChevronDown, ChevronRight, GripVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { type DragData, makeDragManager } from '../../dragging/drag-manager.ts';
import { dragMessages } from '../../dragging/drag-messages.de.ts';
import { ListTools } from './list-tools.tsx';
import * as css from './ordered-rows.module.css';

type Row = {
  /** Stable id of the row. */
  id: string;
  /** Name for the move and remove buttons: "Titel 2". */
  name: string;
  /** Path in the draft. */
  path: string;
  /** Summary shown while the row is collapsed. */
  title: ReactNode;
  /** Whether the row was just added; it is then expanded. */
  isFresh?: boolean;
  body: () => ReactNode;
  /** Copies the row; undefined if it cannot be copied. */
  onCopy?: () => void;
};

type Props = {
  rows: readonly Row[];
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

/**
 * Collapsible rows for elements that do not fit into one line. Can be reordered by drag handle, keyboard or arrow
 * buttons.
 */
export function OrderedRows({ rows, onMove, onRemove }: Props) {
  const [manager] = useState(makeDragManager);
  return (
    <DragDropProvider
      manager={manager}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (!canceled && isSortable(source) && source.initialIndex !== source.index)
          onMove(source.initialIndex, source.index);
      }}
    >
      <ol className={css.rows}>
        {rows.map((row, index) => (
          <OrderedRow key={row.id} {...{ row, index, onMove, onRemove }} count={rows.length} />
        ))}
      </ol>
    </DragDropProvider>
  );
}

type RowProps = Omit<Props, 'rows'> & { row: Row; index: number; count: number };

function OrderedRow({
  row: { id, name, path, title, isFresh = false, body, onCopy },
  index,
  count,
  onMove,
  onRemove,
}: RowProps) {
  const [isOpen, setIsOpen] = useState(isFresh);
  const { errors } = useFormState();
  const { ref, handleRef, isDragging } = useSortable<DragData>({ id, index, data: { name, count } });
  // Rows with errors are always expanded.
  const isShown = isOpen || get(errors, path) !== undefined;
  const Arrow = isShown ? ChevronDown : ChevronRight;
  return (
    <li ref={ref} className={classNames(css.row, isDragging && css.dragged)}>
      <div className={css.head}>
        <button
          type="button"
          ref={handleRef}
          className={css.grip}
          aria-label={dragMessages.move(name)}
          title={dragMessages.move(name)}
          disabled={count === 1}
        >
          <GripVertical {...icon} size={16} />
        </button>
        <button type="button" className={css.fold} aria-expanded={isShown} onClick={() => setIsOpen(!isShown)}>
          <Arrow {...icon} size={16} />
          <span>{title}</span>
        </button>
        <ListTools itemLabel={name} index={index} count={count} onMove={onMove} onRemove={onRemove} onCopy={onCopy} />
      </div>
      {isShown && <div className={css.body}>{body()}</div>}
    </li>
  );
}
