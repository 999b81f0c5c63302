import { labelOf } from '@theke/contracts/resource';
import { useGetMany } from 'ra-core';
import type { AnyResource, OfficeRecord } from '../api/resource.ts';

/** Returns a function that looks up the labels of chosen entries; '…' while they load and for deleted entries. */
export function useTargetLabels(resource: AnyResource, ids: readonly string[]): (id: string) => string {
  const { data = [] } = useGetMany<OfficeRecord>(resource.name, { ids: [...ids] }, { enabled: ids.length > 0 });
  const labels = new Map(data.filter(Boolean).map((record) => [record.id, labelOf(resource, record)]));
  return (id) => labels.get(id) ?? '…';
}
