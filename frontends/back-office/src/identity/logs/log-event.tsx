import type { FilterControl } from '@theke/admin/lists/filter-control.ts';
import { FilterChoice } from '@theke/admin/lists/filter-popover.tsx';
import * as table from '@theke/admin/ui/data-table.module.css';
import { eventsByType } from '@theke/contracts/contracts';
import type { LogEntry } from '@theke/contracts/identity/log';
import { eventVersionText } from '../shared/event-text.ts';
import { lineText } from '../shared/line-text.ts';
import { useSubject } from '../shared/use-subject.ts';

const types = [...eventsByType.keys()].sort((a, b) => eventVersionText(a).localeCompare(eventVersionText(b), 'de'));

/** Description and subject of an audit entry. */
export function EventName({ record }: { record: LogEntry }) {
  const subject = useSubject(record);
  return (
    <>
      <b>{lineText(record)}</b>
      {subject && (
        <small className={table.below}>
          {subject.kind} {subject.name}
        </small>
      )}
    </>
  );
}

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
