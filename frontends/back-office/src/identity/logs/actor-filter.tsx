import type { FilterControl } from '@theke/admin/lists/filter-control.ts';
import { FilterChoice } from '@theke/admin/lists/filter-popover.tsx';
import { logMessages } from '../shared/log-messages.de.ts';
import { useStaff } from '../shared/use-actor-text.ts';

/** Filter by actor. */
export const ActorFilter: FilterControl = (props) => (
  <FilterChoice {...props}>
    <option value="guest">{logMessages.actors.guest}</option>
    {useStaff().map(({ id, firstName, lastName }) => (
      <option key={id} value={`user:${id}`}>{`${firstName} ${lastName}`}</option>
    ))}
  </FilterChoice>
);
