import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { ToastProvider } from './toast.tsx';

export type App = {
  /** Root component below the providers. */
  Root: ComponentType;
  /** Creates the query client on each mount, so that no data of an earlier visit remains. */
  queryClient: () => QueryClient;
};

/** Wraps an application in its providers. Rendering errors show a German panel with a retry button. */
export function Application({ Root, queryClient }: App) {
  const [client] = useState(queryClient);
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary>
        <ToastProvider>
          <Root />
        </ToastProvider>
      </ErrorBoundary>
    </QueryClientProvider>
  );
}
