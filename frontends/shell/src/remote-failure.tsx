import { ErrorPanel } from '@theke/ui/error-panel';
import { createRoot, type Root } from 'react-dom/client';
import { messages } from './messages.de.ts';

let root: Root | undefined;

/** Shows an error panel instead of a remote that failed to load. */
export function showRemoteFailure(onRetry: () => void): void {
  const container = document.getElementById('problem');
  if (!container) return;
  root ??= createRoot(container);
  root.render(
    <main>
      <ErrorPanel
        isPageTitle
        message={messages.remoteFailed}
        text={messages.remoteFailedText}
        retryLabel={messages.retry}
        onRetry={onRetry}
      />
    </main>,
  );
}

export function clearRemoteFailure(): void {
  root?.unmount();
  root = undefined;
}
