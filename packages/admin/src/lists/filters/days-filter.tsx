import { useZoneOf } from '../../api/use-zone-of.ts';
import { messages } from '../../messages.de.ts';
import { beginOf, endOf, firstDayOf, lastDayOf } from '../day-filter.ts';
import { FilterField } from '../filter-popover.tsx';
import type { Filter, ListState } from '../list-state.ts';
import { RangeFrame } from './range-frame.tsx';

type Props = {
  label: string;
  keys: readonly [from: string, until: string];
  filter: Filter;
  narrow: ListState['narrow'];
};

const words = messages.list;

/** Days of the business's clock, both included. */
export function DaysFilter({ label, keys: [from, until], filter, narrow }: Props) {
  const zone = useZoneOf()();
  const first = filter[from] ? firstDayOf(filter[from], zone) : '';
  const last = filter[until] ? lastDayOf(filter[until], zone) : '';
  return (
    <RangeFrame label={label}>
      <FilterField label={words.from}>
        <input
          type="date"
          value={first}
          max={last || undefined}
          onChange={({ target }) => narrow({ [from]: target.value && beginOf(target.value, zone) })}
        />
      </FilterField>
      <FilterField label={words.to}>
        <input
          type="date"
          value={last}
          min={first || undefined}
          onChange={({ target }) => narrow({ [until]: target.value && endOf(target.value, zone) })}
        />
      </FilterField>
    </RangeFrame>
  );
}
