import type { PageMeta } from '@theke/contracts/endpoint';
import { BareSelect } from '@theke/ui/bare-select';
import { icon } from '@theke/ui/icon';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { messages } from '../messages.de.ts';
import * as css from './pager.module.css';
import { isLastPage, rangeText } from './total-text.ts';

type Props = {
  meta: PageMeta;
  onPage: (page: number) => void;
  /** If set, the page size can be chosen. */
  onPageSize?: (pageSize: number) => void;
};

const listMessages = messages.list;

/** Range of the rows shown, total, and buttons for the other pages. */
export function Pager({ meta, onPage, onPageSize }: Props) {
  const { page, pageSize } = meta;
  const size = useId();
  return (
    <nav className={css.pager} aria-label={rangeText(meta)}>
      {onPageSize && (
        <div className={css.size}>
          <label htmlFor={size}>{listMessages.pageSize}</label>
          <BareSelect id={size} value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
            {[10, 25, 50, 100].map((rows) => (
              <option key={rows} value={rows}>
                {rows}
              </option>
            ))}
          </BareSelect>
        </div>
      )}
      <span className={css.space} />
      <span>{rangeText(meta)}</span>
      <button
        type="button"
        aria-label={listMessages.previous}
        title={listMessages.previous}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft {...icon} size={18} />
      </button>
      <button
        type="button"
        aria-label={listMessages.next}
        title={listMessages.next}
        disabled={isLastPage(meta)}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight {...icon} size={18} />
      </button>
    </nav>
  );
}
