import { FilterChoice, FilterField, FilterPopover } from '@theke/admin/lists/filter-popover.tsx';
import { eventsByType } from '@theke/contracts/contracts';
import { eventText } from '../domain/event-text.ts';
import { logMessages } from '../domain/log-messages.de.ts';
import { useStaff } from '../domain/use-actor-text.ts';
import { type LogFilter, noLogFilter } from './log-filter.ts';

const words = logMessages;
const types = [...eventsByType.keys()].sort((a, b) => eventText(a).localeCompare(eventText(b), 'de'));

type Props = { filter: LogFilter; onChange: (changes: Partial<LogFilter>) => void };

/** What the audit trail is narrowed to: what happened, who did it, when, and to what. */
export function LogFilters({ filter, onChange }: Props) {
  const staff = useStaff();
  const active = Object.keys(noLogFilter).filter((name) => filter[name as keyof LogFilter] !== '').length;
  return (
    <FilterPopover active={active}>
      <FilterChoice label={words.event} value={filter.type} onChange={(type) => onChange({ type })}>
        {types.map((type) => (
          <option key={type} value={type}>
            {eventText(type)}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice label={words.who} value={filter.actor} onChange={(actor) => onChange({ actor })}>
        <option value="guest">{words.actors.guest}</option>
        {staff.map(({ id, firstName, lastName }) => (
          <option key={id} value={`user:${id}`}>{`${firstName} ${lastName}`}</option>
        ))}
      </FilterChoice>
      <FilterField label={words.from}>
        <input
          type="date"
          value={filter.from}
          max={filter.to || undefined}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </FilterField>
      <FilterField label={words.to}>
        <input
          type="date"
          value={filter.to}
          min={filter.from || undefined}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </FilterField>
      <FilterField label={words.subject}>
        <input
          type="text"
          spellCheck={false}
          autoComplete="off"
          placeholder={words.subjectHint}
          // Half an id finds nothing: it is looked for once it stands there.
          key={filter.subject}
          defaultValue={filter.subject}
          onBlur={({ target }) => target.value.trim() !== filter.subject && onChange({ subject: target.value.trim() })}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
      </FilterField>
    </FilterPopover>
  );
}
