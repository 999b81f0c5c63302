import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { messages } from '../messages.de.ts';
import * as css from '../ui/data-table.module.css';

type Props = {
  label: string;
  /** Undefined where the list stands in another order. */
  order: 'ASC' | 'DESC' | undefined;
  onSort: () => void;
  className?: string | undefined;
};

/** A column's heading that puts the list in its order. */
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
