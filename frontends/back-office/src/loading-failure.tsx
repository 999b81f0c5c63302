import { messages } from '@theke/admin/messages.de.ts';
import { ApiError } from '@theke/ui/api-error';
import { ErrorPanel } from '@theke/ui/error-panel';
import { loadingMessages } from './loading-messages.de.ts';

/**
 * Error page if a page's code failed to load or crashed; offers a reload, because a deployment may have removed old
 * files.
 */
export const LoadingFailure = () => (
  <ErrorPanel
    message={navigator.onLine ? loadingMessages.failed : ApiError.ofNetwork().message}
    retryLabel={messages.retry}
    onRetry={() => window.location.reload()}
    isPageTitle
  />
);
