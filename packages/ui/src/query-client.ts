import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const isWorthAnotherTry = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429;

/** Server state of one application: data once shown stays while it reloads, a refusal is not asked again. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < 2 && isWorthAnotherTry(error),
        // Pages tell that there is no connection; they do not wait silently for one.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
