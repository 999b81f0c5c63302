import type { PageMeta } from '@theke/contracts/endpoint';
import { labelOf } from '@theke/contracts/resource';
import { useGetList } from 'ra-core';
import type { AnyResource, OfficeRecord } from '../api/resource.ts';
import type { Target } from './target.ts';

/** As many as are offered at once; whoever looks for another goes on typing. */
const perPage = 50;

export type TargetSearch = {
  targets: readonly Target[];
  /** How many more there are that the words do not tell apart yet. */
  further: number;
  isLoading: boolean;
  hasFailed: boolean;
};

/** What the server finds for some words, in the order of the labels. Asks nothing before it is `enabled`. */
export function useTargetSearch(
  resource: AnyResource,
  words: string,
  { enabled, isMeant = () => true }: { enabled: boolean; isMeant?: ((record: OfficeRecord) => boolean) | undefined },
): TargetSearch {
  const q = words.trim();
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
