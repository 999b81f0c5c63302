import { labelOf } from '@theke/contracts/resource';
import { useGetMany } from 'ra-core';
import type { AnyResource, OfficeRecord } from '../api/resource.ts';

/** What chosen entries are called, however far down a list they stand; '…' until it is known, and for what is gone. */
export function useTargetLabels(resource: AnyResource, ids: readonly string[]): (id: string) => string {
  const { data = [] } = useGetMany<OfficeRecord>(resource.name, { ids: [...ids] }, { enabled: ids.length > 0 });
  const labels = new Map(data.filter(Boolean).map((record) => [record.id, labelOf(resource, record)]));
  return (id) => labels.get(id) ?? '…';
}
