import { buttonClass } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { ErrorPanel } from '@theke/ui/error-panel';
import { messages } from '../messages.de.ts';
import { notFoundMessages } from '../not-found-messages.de.ts';
import * as page from '../page.module.css';
import { Link } from '../router/link.tsx';
import { statusMessages } from './status-messages.de.ts';

type Props = {
  /** Whether the link belongs to no order; otherwise loading failed. */
  isMissing: boolean;
  onRetry: () => void;
};

/** Page for an order link without an order. */
export const LinkFailure = ({ isMissing, onRetry }: Props) => (
  <main className={page.below}>
    {isMissing ? (
      <Empty
        isPageTitle
        title={statusMessages.notFound}
        text={statusMessages.notFoundText}
        action={
          <Link className={buttonClass()} to="/">
            {notFoundMessages.home}
          </Link>
        }
      />
    ) : (
      <ErrorPanel
        isPageTitle
        message={statusMessages.failed}
        text={messages.loadFailedText}
        retryLabel={messages.retry}
        onRetry={onRetry}
      />
    )}
  </main>
);
