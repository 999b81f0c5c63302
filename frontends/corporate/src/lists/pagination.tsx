import { pageRange, pageText } from '@theke/rules/content/page-range';
import { icon } from '@theke/ui/icon';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import * as css from './lists.module.css';

type Props = { page: number; total: number; pageSize: number; hrefOf: (page: number) => string };

/** Pagination as links; long ranges are collapsed (LIST-06). */
export function Pagination({ page, total, pageSize, hrefOf }: Props) {
  const last = Math.ceil(total / pageSize);
  if (last < 2) return null;
  return (
    <nav className={css.pagination} aria-label="Seiten">
      {page > 1 && (
        <a href={hrefOf(Math.min(page, last + 1) - 1)} rel="prev" aria-label="Vorige Seite">
          <ArrowLeft {...icon} />
        </a>
      )}
      {pageRange(page, last).map((mark, index) =>
        mark === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two gaps at most
          <span key={`gap ${index}`}>…</span>
        ) : (
          <a key={mark} href={hrefOf(mark)} aria-current={mark === page ? 'page' : undefined}>
            {pageText(mark)}
          </a>
        ),
      )}
      {page < last && (
        <a href={hrefOf(page + 1)} rel="next" aria-label="Nächste Seite">
          <ArrowRight {...icon} />
        </a>
      )}
    </nav>
  );
}
