import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { type Booking, readBookable } from '@theke/contracts/time-tracking/working-activity';
import { Select } from '@theke/ui/select';
import { timeMessages } from '../shared/time-messages.de.ts';

const messages = timeMessages.correction;

type Props = {
  branch: string;
  /** Whether the entry is new, so there is no booking to keep. */
  isNew: boolean;
  /** Undefined: unchanged. */
  value: Booking | undefined;
  onChange: (booked: Booking | undefined) => void;
};

/** Choice of the project or task that was worked on (TIME-13); hidden without choices. */
export function BookedField({ branch, isNew, value, onChange }: Props) {
  const { data } = useQuery(endpointQuery(useApi(), readBookable, { query: { branch } }));
  if (!data || data.projects.length + data.tasks.length === 0) return null;
  const nothing: Booking = { project: null, task: null };
  const offered = [
    ...(isNew ? [] : [{ value: '', label: messages.bookedAsWas, booked: undefined }]),
    { value: 'nothing', label: messages.bookedNothing, booked: nothing },
    ...data.projects.map(({ id, name }) => ({
      value: id,
      label: messages.project(name),
      booked: { project: { id }, task: null },
    })),
    ...data.tasks.map(({ id, number, title, project }) => ({
      value: id,
      label: messages.task(number, title),
      booked: { project, task: { id } },
    })),
  ];
  const chosen = value ? (value.task?.id ?? value.project?.id ?? 'nothing') : isNew ? 'nothing' : '';
  return (
    <Select
      label={messages.booked}
      choices={offered}
      value={chosen}
      onChange={({ target }) => onChange(offered.find((one) => one.value === target.value)?.booked)}
    />
  );
}
