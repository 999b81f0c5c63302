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
  /** Its own for as long as it stands there. */
  id: string;
  /** What it is called where it is moved or taken away: "Titel 2". */
  name: string;
  /** Where it stands in the draft. */
  path: string;
  /** What is read of it while it is folded. */
  title: ReactNode;
  /** It was just made: whoever made it wants to write in it. */
  isFresh?: boolean;
  body: () => ReactNode;
  /** Where it can be pasted somewhere. */
  onCopy?: () => void;
};

type Props = {
  rows: readonly Row[];
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

/** Rows that are too much for one line: folded until somebody looks into one; moved by a grip, with the mouse or by keys, or by arrows. */
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
  // What is wrong is never hidden.
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
        <ListTools what={name} index={index} count={count} onMove={onMove} onRemove={onRemove} onCopy={onCopy} />
      </div>
      {isShown && <div className={css.body}>{body()}</div>}
    </li>
  );
}
