import { icon } from '@theke/ui/icon';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { messages } from '../messages.de.ts';
import * as css from './pager.module.css';

type Props = {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  /** With it the number of rows can be chosen. */
  onPageSize?: (pageSize: number) => void;
};

const words = messages.list;

/** Which rows of how many are shown, and the way to the others. */
export function Pager({ page, pageSize, total, onPage, onPageSize }: Props) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <nav
      className={css.pager}
      aria-label={words.range((page - 1) * pageSize + 1, Math.min(total, page * pageSize), total)}
    >
      {onPageSize && (
        <label className={css.size}>
          {words.pageSize}
          <select value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
            {[10, 25, 50, 100].map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
      )}
      <span className={css.space} />
      <span>{words.range((page - 1) * pageSize + 1, Math.min(total, page * pageSize), total)}</span>
      <button
        type="button"
        aria-label={words.previous}
        title={words.previous}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft {...icon} size={18} />
      </button>
      <button
        type="button"
        aria-label={words.next}
        title={words.next}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight {...icon} size={18} />
      </button>
    </nav>
  );
}
