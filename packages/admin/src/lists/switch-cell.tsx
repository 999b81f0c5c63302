import { useNotify, useUpdate } from 'ra-core';
import type { AnyResource, OfficeRecord } from '../api/resource.ts';
import * as css from '../ui/data-table.module.css';
import { Switch } from '../ui/switch.tsx';

type Props = { resource: AnyResource; field: string; record: OfficeRecord; label: string };

/** Saves at once with the version that is shown; what somebody else saved meanwhile is reported and loaded. */
export function SwitchCell({ resource, field, record, label }: Props) {
  const notify = useNotify();
  const [update] = useUpdate<OfficeRecord, Error>();
  return (
    <span className={css.above}>
      <Switch
        label={label}
        isOn={record[field] === true}
        onChange={(to) =>
          void update(
            resource.name,
            { id: record.id, data: { ...record, [field]: to }, previousData: record },
            { mutationMode: 'optimistic', onError: (error) => notify(error.message, { type: 'error' }) },
          )
        }
      />
    </span>
  );
}
