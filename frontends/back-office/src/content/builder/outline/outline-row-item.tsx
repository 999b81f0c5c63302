import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { EyeOff } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, memo } from 'react';
import { builderMessages } from '../builder-messages.de.ts';
import type { DropSide } from './drop-place.ts';
import * as css from './outline.module.css';

export type RowHandlers = {
  select(block: string): void;
  keyDown(event: KeyboardEvent, block: string): void;
  dragStart(block: string): void;
  dragOver(event: DragEvent, block: string): void;
  drop(): void;
  dragEnd(): void;
};

/** Handlers that call the latest ones and never change themselves. */
export const stableHandlers = (latest: () => RowHandlers | undefined): RowHandlers => ({
  select: (block) => latest()?.select(block),
  keyDown: (event, block) => latest()?.keyDown(event, block),
  dragStart: (block) => latest()?.dragStart(block),
  dragOver: (event, block) => latest()?.dragOver(event, block),
  drop: () => latest()?.drop(),
  dragEnd: () => latest()?.dragEnd(),
});

type Props = {
  block: string;
  label: string;
  text: string;
  isHidden: boolean;
  level: number;
  position: number;
  setSize: number;
  isSelected: boolean;
  isFocusable: boolean;
  /** Where a dragged block would be dropped. */
  side: DropSide | undefined;
  handlers: RowHandlers;
};

const sides = { before: css.before, into: css.into, after: css.after };

/** A section in the outline. */
export const OutlineRowItem = memo(function OutlineRowItem(props: Props) {
  const { block, label, text, isHidden, level, position, setSize, isSelected, isFocusable, side, handlers } = props;
  return (
    <div
      role="treeitem"
      data-row={block}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-selected={isSelected}
      aria-label={[text ? `${label}: ${text}` : label, isHidden && builderMessages.block.hidden]
        .filter(Boolean)
        .join(', ')}
      tabIndex={isFocusable ? 0 : -1}
      className={classNames(css.row, isSelected && css.selected, isHidden && css.hidden, side && sides[side])}
      style={{ paddingLeft: `${4 + level * 12}px` }}
      draggable
      onClick={() => handlers.select(block)}
      onKeyDown={(event) => handlers.keyDown(event, block)}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', label);
        handlers.dragStart(block);
      }}
      onDragOver={(event) => handlers.dragOver(event, block)}
      onDrop={(event) => {
        event.preventDefault();
        handlers.drop();
      }}
      onDragEnd={() => handlers.dragEnd()}
    >
      <b>{label}</b> {text && <span>{text}</span>}
      {isHidden && <EyeOff {...icon} className={css.hiddenIcon} size={16} />}
    </div>
  );
});
