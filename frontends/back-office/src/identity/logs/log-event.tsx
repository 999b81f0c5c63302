import type { FilterControl } from '@theke/admin/lists/filter-menu.tsx';
import { FilterChoice } from '@theke/admin/lists/filter-popover.tsx';
import { eventsByType } from '@theke/contracts/contracts';
import { eventText } from '../domain/event-text.ts';

const types = [...eventsByType.keys()].sort((a, b) => eventText(a).localeCompare(eventText(b), 'de'));

/** What happened, in a few words. */
export const EventName = ({ type }: { type: string }) => eventText(type);

/** Any of what can happen. */
export const EventFilter: FilterControl = (props) => (
  <FilterChoice {...props}>
    {types.map((type) => (
      <option key={type} value={type}>
        {eventText(type)}
      </option>
    ))}
  </FilterChoice>
);
