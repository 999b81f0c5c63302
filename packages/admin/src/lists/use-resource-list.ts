import type { PageMeta } from '@theke/contracts/endpoint';
import { useListController } from 'ra-core';
import type { OfficeRecord } from '../api/resource.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import type { Filter, ListState } from './list-state.ts';
import { toSort } from './to-sort.ts';

/** State of a resource's list on react-admin, which also tracks selection and saving. */
export function useResourceList({ resource }: OfficeResource) {
  const list = useListController<OfficeRecord>({
    resource: resource.name,
    perPage: 25,
    sort: toSort(resource.defaultSort ?? '-createdAt'),
    storeKey: false,
    disableAuthentication: true,
    queryOptions: { onError: () => {} },
  });
  const { data, error, refetch, filterValues, setFilters, sort, setSort, setPage, setPerPage } = list;
  const meta = list.meta as PageMeta | undefined;
  const state: ListState<OfficeRecord> = {
    rows: data,
    // Excludes the rows that are being deleted.
    meta: meta && { ...meta, total: list.total ?? meta.total },
    error,
    refetch,
    filter: filterValues as Filter,
    narrow: (changes) => {
      const filters = { ...filterValues, ...changes };
      setFilters(
        Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')),
      );
    },
    sort,
    sortBy: (field) => setSort({ field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' }),
    goTo: setPage,
    setPageSize: setPerPage,
  };
  return { list, state };
}
