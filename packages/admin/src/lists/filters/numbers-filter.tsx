import { parseNumber } from '../../forms/editors/parse-number.ts';
import { messages } from '../../messages.de.ts';
import type { RangeField } from '../filter-fields.ts';
import type { Filter, ListState } from '../list-state.ts';
import { RangeFrame } from './range-frame.tsx';
import { TextFilter } from './text-filter.tsx';

type Props = {
  field: Pick<RangeField, 'label' | 'keys'>;
  filter: Filter;
  narrow: ListState['narrow'];
};

/** Converts typed text to the API's number; undefined if it is invalid or ambiguous. */
function toFilterNumber(typed: string): string | undefined {
  const number = parseNumber(typed);
  return number !== null && Math.abs(number) < 1e12 ? String(number) : undefined;
}

/** Range of numbers: minimum inclusive, maximum exclusive. */
export const NumbersFilter = ({
  field: {
    label,
    keys: [from, until],
  },
  filter,
  narrow,
}: Props) => (
  <RangeFrame label={label}>
    <TextFilter
      label={messages.list.fromNumber}
      value={(filter[from] ?? '').replace('.', ',')}
      onChange={(typed) => narrow({ [from]: toFilterNumber(typed) })}
    />
    <TextFilter
      label={messages.list.belowNumber}
      value={(filter[until] ?? '').replace('.', ',')}
      onChange={(typed) => narrow({ [until]: toFilterNumber(typed) })}
    />
  </RangeFrame>
);
