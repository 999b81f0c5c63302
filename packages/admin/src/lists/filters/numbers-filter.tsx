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

/** As the API takes it; what is no number is no filter. */
const numberOf = (typed: string): string | undefined =>
  /^-?\d{1,12}([.,]\d{1,4})?$/.test(typed) ? typed.replace(',', '.') : undefined;

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
