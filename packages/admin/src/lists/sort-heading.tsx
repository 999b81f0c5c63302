import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { messages } from '../messages.de.ts';
import * as css from '../ui/data-table.module.css';

type Props = {
  label: string;
  /** Undefined if the list is sorted by another field. */
  order: 'ASC' | 'DESC' | undefined;
  onSort: () => void;
  className?: string | undefined;
};

/** Column heading that sorts the list. */
export function SortHeading({ label, order, onSort, className }: Props) {
  const Arrow = order === 'ASC' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={order === undefined ? 'none' : order === 'ASC' ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        className={classNames(css.sort, order && css.sorted)}
        title={messages.list.sortBy(label)}
        onClick={onSort}
      >
        {label}
        {order && <Arrow {...icon} size={14} />}
      </button>
    </th>
  );
}
