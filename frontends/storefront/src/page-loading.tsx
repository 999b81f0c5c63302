import { classNames } from '@theke/ui/class-names';
import { Skeleton } from '@theke/ui/skeleton';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { messages } from './messages.de.ts';
import * as css from './page.module.css';

/** Placeholder while a page's code or data is loading. */
export const PageLoading = () => (
  <main className={classNames(css.wrap, css.loading)} aria-busy="true">
    <VisuallyHidden>{messages.loading}</VisuallyHidden>
    <Skeleton width="60%" height={32} />
    <Skeleton width="90%" height={16} />
    <Skeleton width="75%" height={16} />
  </main>
);
