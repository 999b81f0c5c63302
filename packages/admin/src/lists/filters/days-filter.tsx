import { useZoneOf } from '../../api/use-zone-of.ts';
import { messages } from '../../messages.de.ts';
import { DateControl } from '../../ui/date-control.tsx';
import { beginOf, endOf, firstDayOf, lastDayOf } from '../day-filter.ts';
import type { RangeField } from '../filter-fields.ts';
import { FilterField } from '../filter-popover.tsx';
import type { Filter, ListState } from '../list-state.ts';
import { RangeFrame } from './range-frame.tsx';

type Props = {
  field: Pick<RangeField, 'label' | 'kind' | 'keys'>;
  filter: Filter;
  narrow: ListState['narrow'];
};

const listMessages = messages.list;

/** Range of days, both inclusive; in the business's time zone for instants. */
export function DaysFilter({ field, filter, narrow }: Props) {
  const [from, until] = field.keys;
  const zone = useZoneOf()();
  const clock = field.kind === 'days' ? null : zone;
  const first = filter[from] ? firstDayOf(filter[from], clock) : '';
  const last = filter[until] ? lastDayOf(filter[until], clock) : '';
  return (
    <RangeFrame label={field.label}>
      <FilterField label={listMessages.from}>
        <DateControl
          value={first}
          max={last || undefined}
          onChange={(day) => narrow({ [from]: day && beginOf(day, clock) })}
        />
      </FilterField>
      <FilterField label={listMessages.to}>
        <DateControl
          value={last}
          min={first || undefined}
          onChange={(day) => narrow({ [until]: day && endOf(day, clock) })}
        />
      </FilterField>
    </RangeFrame>
  );
}
