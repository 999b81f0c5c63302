import type { PageMeta } from '@theke/contracts/endpoint';
import { icon } from '@theke/ui/icon';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { messages } from '../messages.de.ts';
import * as css from './pager.module.css';
import { isLastPage, rangeText } from './total-text.ts';

type Props = {
  meta: PageMeta;
  onPage: (page: number) => void;
  /** With it the number of rows can be chosen. */
  onPageSize?: (pageSize: number) => void;
};

const words = messages.list;

/** Which rows of how many are shown, and the way to the others. */
export function Pager({ meta, onPage, onPageSize }: Props) {
  const { page, pageSize } = meta;
  return (
    <nav className={css.pager} aria-label={rangeText(meta)}>
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
      <span>{rangeText(meta)}</span>
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
        disabled={isLastPage(meta)}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight {...icon} size={18} />
      </button>
    </nav>
  );
}
