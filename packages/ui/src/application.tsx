import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { ToastProvider } from './toast.tsx';

export type App = {
  /** The whole application below its providers. */
  Root: ComponentType;
  /** Made for each mount, so that nothing of an earlier visit is left. */
  queryClient: () => QueryClient;
};

/** An application with what each needs around it. Whatever breaks while drawing ends in a German panel with a retry. */
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
