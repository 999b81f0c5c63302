import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { messages } from '../../messages.de.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import * as css from './list-tools.module.css';

type Props = {
  /** Name of the row: "Regel 2". */
  itemLabel: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  onCopy?: (() => void) | undefined;
};

const formMessages = messages.form;

/** Buttons of a list row: move up, move down, copy (if allowed) and remove. */
export const ListTools = ({ itemLabel, index, count, onMove, onRemove, onCopy }: Props) => (
  <span className={css.tools}>
    <ToolButton
      label={formMessages.moveUp(itemLabel)}
      Icon={ArrowUp}
      disabled={index === 0}
      onClick={() => onMove(index, index - 1)}
    />
    <ToolButton
      label={formMessages.moveDown(itemLabel)}
      Icon={ArrowDown}
      disabled={index === count - 1}
      onClick={() => onMove(index, index + 1)}
    />
    {onCopy && <ToolButton label={formMessages.copyItem(itemLabel)} Icon={Copy} onClick={onCopy} />}
    <ToolButton label={formMessages.removeItem(itemLabel)} Icon={Trash2} onClick={() => onRemove(index)} />
  </span>
);
