import type { PageMeta } from '@theke/contracts/endpoint';
import { labelOf } from '@theke/contracts/resource';
import { useGetList } from 'ra-core';
import type { AnyResource, OfficeRecord } from '../api/resource.ts';
import type { Target } from './target.ts';

/** Number of entries offered at once; typing more narrows the search. */
const perPage = 50;

export type TargetSearch = {
  targets: readonly Target[];
  /** Number of further matches that are not offered. */
  further: number;
  isLoading: boolean;
  hasFailed: boolean;
};

/** Searches a resource on the server, ordered by label. Sends no request until it is `enabled`. */
export function useTargetSearch(
  resource: AnyResource,
  text: string,
  { enabled, isMeant = () => true }: { enabled: boolean; isMeant?: ((record: OfficeRecord) => boolean) | undefined },
): TargetSearch {
  const q = text.trim();
  const { data, meta, total, isPending, isPlaceholderData, error } = useGetList<OfficeRecord>(
    resource.name,
    {
      pagination: { page: 1, perPage },
      sort: { field: resource.labelFields[0], order: 'ASC' },
      filter: q ? { q } : {},
    },
    { enabled, placeholderData: (before) => before },
  );
  const found = data ?? [];
  return {
    targets: found.filter(isMeant).map((record) => ({ id: record.id, label: labelOf(resource, record) })),
    further: Math.max(0, ((meta as PageMeta | undefined)?.total ?? total ?? 0) - found.length),
    isLoading: enabled && (isPending || isPlaceholderData),
    hasFailed: error !== null,
  };
}
