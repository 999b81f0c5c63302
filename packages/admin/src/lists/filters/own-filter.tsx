import type { FilterField } from '../filter-fields.ts';
import { FilterChoice } from '../filter-popover.tsx';
import type { Filter, ListState } from '../list-state.ts';
import { DaysFilter } from './days-filter.tsx';
import { NumbersFilter } from './numbers-filter.tsx';
import { ReferenceFilter } from './reference-filter.tsx';
import { TextFilter } from './text-filter.tsx';

type Props = { field: FilterField; filter: Filter; narrow: ListState['narrow'] };

/** Control of a filter, by the kind of its field. */
export function OwnFilter({ field, filter, narrow }: Props) {
  const { name, label } = field;
  const control = { label, value: filter[name] ?? '', onChange: (value: string) => narrow({ [name]: value }) };
  switch (field.kind) {
    case 'choice':
      return (
        <FilterChoice {...control}>
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </FilterChoice>
      );
    case 'reference':
      return <ReferenceFilter {...control} resource={field.resource} />;
    case 'text':
      return <TextFilter {...control} />;
    case 'days':
    case 'instants':
      return <DaysFilter field={field} filter={filter} narrow={narrow} />;
    case 'numbers':
      return <NumbersFilter field={field} filter={filter} narrow={narrow} />;
  }
}
