import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const isWorthAnotherTry = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429;

/** Query client of an application: keeps data while it refetches, does not retry refusals. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < 2 && isWorthAnotherTry(error),
        // Pages report a missing connection; queries must not wait for one silently.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
