import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { fullName, may, useMe } from '@theke/admin/api/session.ts';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { SelectFrame } from '@theke/admin/forms/editors/select-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { listWorkingPeople } from '@theke/contracts/time-tracking/working-person';
import { leadMessages } from './lead-messages.de.ts';

/** Value for an owner of whom only the name is known. */
const nameOnly = 'name';

/** Owner of a lead: a staff account. */
export function LeadOwnerEditor(props: EditorProps) {
  const me = useMe();
  const owner = useField<string>(props.name);
  const account = useField<string | null>('ownerUser');
  const { data } = useQuery({
    ...endpointQuery(useApi(), listWorkingPeople, { query: { pageSize: 500 } }),
    enabled: may(me, 'working-times.read'),
  });
  const colleagues = (data?.data ?? []).filter(({ id }) => id !== me.id);
  const people = [{ id: me.id, name: fullName(me) }, ...colleagues.map(({ id, name }) => ({ id, name }))];
  const hasAccount = people.some(({ id }) => id === account.value);
  const value = owner.value === '' ? '' : hasAccount ? (account.value as string) : nameOnly;
  return (
    <SelectFrame
      {...props}
      field={owner}
      value={value}
      choices={value === nameOnly ? [{ id: nameOnly, name: owner.value }, ...people] : people}
      mayBeUnset
      unsetLabel={leadMessages.nobody}
      onChoose={(id) => {
        if (id === nameOnly) return;
        owner.change(people.find((person) => person.id === id)?.name ?? '');
        account.change(id || null);
      }}
    />
  );
}
