import type { FilterControl } from '@theke/admin/lists/filter-control.ts';
import { FilterChoice } from '@theke/admin/lists/filter-popover.tsx';
import { eventsByType } from '@theke/contracts/contracts';
import { eventText, eventVersionText } from '../domain/event-text.ts';

const types = [...eventsByType.keys()].sort((a, b) => eventVersionText(a).localeCompare(eventVersionText(b), 'de'));

/** What happened, in a few words. */
export const EventName = ({ type }: { type: string }) => eventText(type);

/** Any of what can happen. */
export const EventFilter: FilterControl = (props) => (
  <FilterChoice {...props}>
    {types.map((type) => (
      <option key={type} value={type}>
        {eventVersionText(type)}
      </option>
    ))}
  </FilterChoice>
);
