import { Skeleton } from '@theke/ui/skeleton';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { messages } from '../messages.de.ts';
import * as css from './data-table.module.css';

type Props = {
  /** Number of rows, if known; avoids layout shift. */
  rows?: number;
};

/** Placeholder rows of the real height while loading. */
export const TableSkeleton = ({ rows = 12 }: Props) => (
  <div>
    <VisuallyHidden>{messages.loading}</VisuallyHidden>
    {[...Array(rows).keys()].map((row) => (
      <div key={row} className={css.skeletonRow}>
        <Skeleton width={36} height={36} />
        <Skeleton width={`${40 + ((row * 17) % 30)}%`} height={14} />
      </div>
    ))}
  </div>
);
