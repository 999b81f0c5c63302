import type { FilterControl } from '@theke/admin/lists/filter-control.ts';
import { FilterChoice } from '@theke/admin/lists/filter-popover.tsx';
import { eventsByType, isAudited } from '@theke/contracts/contracts';
import type { LogEntry } from '@theke/contracts/identity/log';
import { eventVersionText } from '../shared/event-text.ts';
import { lineText } from '../shared/line-text.ts';
import { useLogNames } from '../shared/use-log-names.ts';

const types = [...eventsByType.keys()]
  .filter(isAudited)
  .sort((a, b) => eventVersionText(a).localeCompare(eventVersionText(b), 'de'));

/** What happened, in a sentence. */
export const EventName = ({ record }: { record: LogEntry }) => <b>{lineText(record, useLogNames(record))}</b>;

/** Filter by event. */
export const EventFilter: FilterControl = (props) => (
  <FilterChoice {...props}>
    {types.map((type) => (
      <option key={type} value={type}>
        {eventVersionText(type)}
      </option>
    ))}
  </FilterChoice>
);
