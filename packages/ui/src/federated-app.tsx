import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { ErrorBoundary } from './error-boundary.tsx';
import { ToastProvider } from './toast.tsx';

type App = {
  /** The whole application below its providers. */
  Root: React.ComponentType;
  /** Made for each mount, so that nothing of an earlier visit is left. */
  queryClient: () => QueryClient;
};

/**
 * Turns a React application into single-spa lifecycles, to be exposed as `./lifecycles`:
 * `export const { bootstrap, mount, unmount } = federatedApp({ Root: App, queryClient });`
 * Whatever breaks while drawing ends in a German panel with a retry and never takes the host along.
 */
export function federatedApp({ Root, queryClient }: App) {
  const Application = () => {
    const [client] = React.useState(queryClient);
    return (
      <QueryClientProvider client={client}>
        <ErrorBoundary>
          <ToastProvider>
            <Root />
          </ToastProvider>
        </ErrorBoundary>
      </QueryClientProvider>
    );
  };
  return singleSpaReact({
    React,
    ReactDOMClient,
    rootComponent: Application,
    renderType: 'createRoot',
    // Application holds a boundary of its own, which single-spa-react cannot see.
    suppressComponentDidCatchWarning: true,
  });
}
