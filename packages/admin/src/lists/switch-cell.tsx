import type { AnyResource, OfficeRecord } from '../api/resource.ts';
import * as css from '../ui/data-table.module.css';
import { Switch } from '../ui/switch.tsx';
import { useSwitch } from './use-switch.ts';

type Props = { resource: AnyResource; field: string; record: OfficeRecord; label: string };

/** Switch for a boolean field in a list. */
export function SwitchCell({ resource, field, record, label }: Props) {
  const save = useSwitch(resource, field);
  return (
    <span className={css.above}>
      <Switch label={label} isOn={record[field] === true} onChange={(to) => save(record, to)} />
    </span>
  );
}
