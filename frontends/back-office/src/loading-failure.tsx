import { messages } from '@theke/admin/messages.de.ts';
import { ApiError } from '@theke/ui/api-error';
import { ErrorPanel } from '@theke/ui/error-panel';
import { loadingMessages } from './loading-messages.de.ts';

/** A page whose code did not arrive, or broke: after a deployment the files of the version before may be gone, so all is loaded anew. */
export const LoadingFailure = () => (
  <ErrorPanel
    message={navigator.onLine ? loadingMessages.failed : ApiError.ofNetwork().message}
    retryLabel={messages.retry}
    onRetry={() => window.location.reload()}
    isPageTitle
  />
);
