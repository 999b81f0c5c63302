import { Suspense } from 'react';
import type { FilterControls } from './filter-control.ts';
import type { FilterField } from './filter-fields.ts';
import { FilterPopover } from './filter-popover.tsx';
import { OwnFilter } from './filters/own-filter.tsx';
import type { ListState } from './list-state.ts';

type Props = {
  fields: readonly FilterField[];
  controls?: FilterControls | undefined;
  /** Filters that the tabs already cover. */
  inViews: ReadonlySet<string>;
} & Pick<ListState, 'filter' | 'narrow'>;

/** Menu with the filters that no tab covers. */
export function FilterMenu({ fields, controls = {}, inViews, filter, narrow }: Props) {
  // Views offer only some ranges, so a range stays in the menu.
  const menuFields = fields.filter(
    (field) => namesOf(field).length > 1 || !namesOf(field).every((name) => inViews.has(name)),
  );
  if (menuFields.length === 0) return null;
  const active = menuFields.filter((field) => namesOf(field).some((name) => filter[name])).length;
  return (
    <FilterPopover active={active}>
      {menuFields.map((field) => {
        const Control = controls[field.name];
        return (
          <Suspense key={field.name}>
            {Control ? (
              <Control
                label={field.label}
                value={filter[field.name] ?? ''}
                onChange={(value) => narrow({ [field.name]: value })}
              />
            ) : (
              <OwnFilter field={field} filter={filter} narrow={narrow} />
            )}
          </Suspense>
        );
      })}
    </FilterPopover>
  );
}

const namesOf = (field: FilterField): readonly string[] => ('keys' in field ? field.keys : [field.name]);
