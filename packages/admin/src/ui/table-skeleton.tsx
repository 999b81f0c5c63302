import { Skeleton } from '@theke/ui/skeleton';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { messages } from '../messages.de.ts';
import * as css from './data-table.module.css';

const rows = Array.from({ length: 12 }, (_, index) => index);

/** Rows of the real height before the first answer. */
export const TableSkeleton = () => (
  <div>
    <VisuallyHidden>{messages.loading}</VisuallyHidden>
    {rows.map((row) => (
      <div key={row} className={css.skeletonRow}>
        <Skeleton width={36} height={36} />
        <Skeleton width={`${40 + ((row * 17) % 30)}%`} height={14} />
      </div>
    ))}
  </div>
);
