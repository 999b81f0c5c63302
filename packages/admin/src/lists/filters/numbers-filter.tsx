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

/** As the API takes it; what is no number, or may be two, is no filter. */
function numberOf(typed: string): string | undefined {
  const number = parseNumber(typed);
  return number !== null && Math.abs(number) < 1e12 ? String(number) : undefined;
}

/** From a number on, and below another. */
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
      onChange={(typed) => narrow({ [from]: numberOf(typed) })}
    />
    <TextFilter
      label={messages.list.belowNumber}
      value={(filter[until] ?? '').replace('.', ',')}
      onChange={(typed) => narrow({ [until]: numberOf(typed) })}
    />
  </RangeFrame>
);
