import { Suspense } from 'react';
import type { FilterControls } from './filter-control.ts';
import type { FilterField } from './filter-fields.ts';
import { FilterChoice, FilterPopover } from './filter-popover.tsx';
import { DaysFilter } from './filters/days-filter.tsx';
import { NumbersFilter } from './filters/numbers-filter.tsx';
import { ReferenceFilter } from './filters/reference-filter.tsx';
import { TextFilter } from './filters/text-filter.tsx';
import type { Filter, ListState } from './list-state.ts';

type Props = {
  fields: readonly FilterField[];
  controls?: FilterControls | undefined;
  /** What the tabs over the list show already. */
  inViews: ReadonlySet<string>;
} & Pick<ListState, 'filter' | 'narrow'>;

/** One control for everything that the list can be narrowed to and no tab already shows. */
export function FilterMenu({ fields, controls = {}, inViews, filter, narrow }: Props) {
  const shown = fields.filter((field) => !namesOf(field).every((name) => inViews.has(name)));
  if (shown.length === 0) return null;
  const active = shown.filter((field) => namesOf(field).some((name) => filter[name])).length;
  return (
    <FilterPopover active={active}>
      {shown.map((field) => {
        const Own = controls[field.name];
        return Own ? (
          <Suspense key={field.name}>
            <Own
              label={field.label}
              value={filter[field.name] ?? ''}
              onChange={(value) => narrow({ [field.name]: value })}
            />
          </Suspense>
        ) : (
          <FilterControlOf key={field.name} field={field} filter={filter} narrow={narrow} />
        );
      })}
    </FilterPopover>
  );
}

const namesOf = (field: FilterField): readonly string[] => ('keys' in field ? field.keys : [field.name]);

type ControlProps = { field: FilterField; filter: Filter; narrow: ListState['narrow'] };

function FilterControlOf({ field, filter, narrow }: ControlProps) {
  const { name, label } = field;
  const one = { label, value: filter[name] ?? '', onChange: (value: string) => narrow({ [name]: value }) };
  switch (field.kind) {
    case 'choice':
      return (
        <FilterChoice {...one}>
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </FilterChoice>
      );
    case 'reference':
      return <ReferenceFilter {...one} resource={field.resource} />;
    case 'text':
      return <TextFilter {...one} />;
    case 'days':
    case 'instants':
      return <DaysFilter field={field} filter={filter} narrow={narrow} />;
    case 'numbers':
      return <NumbersFilter field={field} filter={filter} narrow={narrow} />;
  }
}
