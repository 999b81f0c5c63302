import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import type { Sent } from '@theke/contracts/endpoint';
import { previewPackage } from '@theke/contracts/signage/player';

type Wanted = Sent<typeof previewPackage>['body'];

/**
 * Content package for a preview with the current data of a branch; the earlier one stays while a new one loads.
 * @param wanted undefined while there is nothing to preview
 * @param edition changes when the stored entries have changed
 */
export function usePreviewPackage(wanted: Wanted | undefined, edition: unknown = '') {
  const api = useApi();
  return useQuery({
    queryKey: ['signage-preview', wanted, edition],
    queryFn: ({ signal }) => api(previewPackage, { body: wanted as Wanted }, signal),
    enabled: wanted !== undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
    // Sold-out products and prices are live.
    refetchInterval: 30_000,
  });
}
