import { Skeleton } from '@theke/ui/skeleton';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { messages } from '../messages.de.ts';
import * as css from './menu-skeleton.module.css';

/** Placeholder rows with round plates while the menu loads. */
export const MenuSkeleton = () => (
  <div aria-busy="true">
    <VisuallyHidden>{messages.loading}</VisuallyHidden>
    {[1, 2, 3, 4].map((row) => (
      <div key={row} className={css.row}>
        <div className={css.words}>
          <Skeleton width="62%" height={14} />
          <Skeleton width="92%" height={12} />
          <Skeleton width="70%" height={12} />
          <Skeleton width="30%" height={14} />
        </div>
        <div className={css.picture}>
          <Skeleton width={96} height={96} isPlate />
        </div>
      </div>
    ))}
  </div>
);
