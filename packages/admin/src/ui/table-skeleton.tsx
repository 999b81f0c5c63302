import { Skeleton } from '@theke/ui/skeleton';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { messages } from '../messages.de.ts';
import * as css from './data-table.module.css';

type Props = {
  /** Where it is known how many will come: what stands below then stays where it is. */
  rows?: number;
};

/** Rows of the real height before the first answer. */
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
