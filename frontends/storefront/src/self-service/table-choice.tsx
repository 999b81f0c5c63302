import { useQuery } from '@tanstack/react-query';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { tables } from '@theke/contracts/catalog/table';
import { locale } from '@theke/rules/texts/locale';
import { call, route } from '@theke/ui/api-client';
import { Select } from '@theke/ui/select';
import { kioskMessages as messages } from './kiosk-messages.de.ts';

const endpoint = route<typeof tables.endpoints.list>('GET', '/tables');

type Props = {
  branch: Branch;
  isRequired: boolean;
  value: string;
  error: string | undefined;
  onChange: (table: string) => void;
};

/** Table to which the order is brought; without one, the guest collects it. Hidden if the branch has no tables. */
export function TableChoice({ branch, isRequired, value, error, onChange }: Props) {
  const { data } = useQuery({
    queryKey: ['tables', branch.id],
    queryFn: ({ signal }) => call(endpoint, { query: { pageSize: '500', filter: { branch: branch.id } } }, signal),
  });
  const choices = (data?.data ?? [])
    .map((table) => ({ value: table.id, label: table.identifier }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale, { numeric: true }));
  if (choices.length === 0) return null;
  return (
    <Select
      id="table"
      label={messages.table}
      optional={isRequired ? undefined : messages.optional}
      placeholder={messages.noTable}
      hint={isRequired ? undefined : messages.tableHint}
      choices={choices}
      error={error}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
