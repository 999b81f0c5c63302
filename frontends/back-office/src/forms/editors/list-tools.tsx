import { icon } from '@theke/ui/icon';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { messages } from '../../messages.de.ts';
import * as css from './control.module.css';
import * as own from './list-tools.module.css';

type Props = {
  /** What the row is called: "Regel 2". */
  what: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

const words = messages.form;

/** Up, down and away, for one row of a list. */
export const ListTools = ({ what, index, count, onMove, onRemove }: Props) => (
  <span className={own.tools}>
    <button
      type="button"
      className={css.tool}
      aria-label={words.moveUp(what)}
      title={words.moveUp(what)}
      disabled={index === 0}
      onClick={() => onMove(index, index - 1)}
    >
      <ArrowUp {...icon} size={16} />
    </button>
    <button
      type="button"
      className={css.tool}
      aria-label={words.moveDown(what)}
      title={words.moveDown(what)}
      disabled={index === count - 1}
      onClick={() => onMove(index, index + 1)}
    >
      <ArrowDown {...icon} size={16} />
    </button>
    <button
      type="button"
      className={css.tool}
      aria-label={words.removeItem(what)}
      title={words.removeItem(what)}
      onClick={() => onRemove(index)}
    >
      <Trash2 {...icon} size={16} />
    </button>
  </span>
);
