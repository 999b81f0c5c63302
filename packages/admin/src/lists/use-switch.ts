import { useNotify, useUpdate } from 'ra-core';
import type { AnyResource, OfficeRecord } from '../api/resource.ts';

/** Saves a boolean field at once with the shown version. On a conflict, reports it and reloads. */
export function useSwitch(resource: AnyResource, field: string) {
  const notify = useNotify();
  const [update] = useUpdate<OfficeRecord, Error>();
  return (record: OfficeRecord, to: boolean) =>
    void update(
      resource.name,
      { id: record.id, data: { ...record, [field]: to }, previousData: record },
      { mutationMode: 'optimistic', onError: (error) => notify(error.message, { type: 'error' }) },
    );
}
