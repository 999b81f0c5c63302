import { queryOptions } from '@tanstack/react-query';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { readConfig } from '@theke/contracts/identity/config';

/** The configuration to be edited: always asked for anew, because its version must be the newest. */
export const configQuery = (api: OfficeApi) =>
  queryOptions({
    queryKey: ['config'] as const,
    queryFn: ({ signal }) => api(readConfig, {}, signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
