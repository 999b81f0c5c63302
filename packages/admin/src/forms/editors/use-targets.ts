import { type RaRecord, useGetList } from 'ra-core';

export type Target = { id: string; name: string };

/** What can be referred to, by name. */
export function useTargets(resource: string, isMeant: (record: RaRecord) => boolean = () => true): Target[] {
  const { data = [] } = useGetList(resource, {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'name', order: 'ASC' },
  });
  return data.filter(isMeant).map(({ id, name }) => ({ id: String(id), name: String(name) }));
}
