import { queryOptions } from '@tanstack/react-query';
import { readConfig } from '@theke/contracts/identity/config';
import type { OfficeApi } from '../api/office-api.ts';

/** The configuration to be edited: always asked for anew, because its version must be the newest. */
export const configQuery = (api: OfficeApi) =>
  queryOptions({
    queryKey: ['config'] as const,
    queryFn: ({ signal }) => api(readConfig, {}, signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
