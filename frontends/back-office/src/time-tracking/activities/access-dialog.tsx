import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import { updateWorkingPerson, type WorkingPerson } from '@theke/contracts/time-tracking/working-person';
import { ApiError } from '@theke/ui/api-error';
import { Checkbox } from '@theke/ui/checkbox';
import { Notice } from '@theke/ui/notice';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import * as css from '../domain/time-form.module.css';
import { timeMessages } from '../domain/time-messages.de.ts';

const words = timeMessages.access;

/** By what somebody is known at a terminal: a number, and a PIN that is shown to nobody (TIME-01, TIME-02). */
export function AccessDialog({ person, onClose }: { person: WorkingPerson; onClose: () => void }) {
  const api = useApi();
  const client = useQueryClient();
  const [personnelNumber, setNumber] = useState(person.personnelNumber);
  const [pin, setPin] = useState('');
  const [isRemoved, setIsRemoved] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save() {
    setIsBusy(true);
    setProblem(undefined);
    const body = { personnelNumber, ...(isRemoved ? { pin: null } : pin !== '' && { pin }) };
    try {
      await api(updateWorkingPerson, { params: { id: person.id }, body });
      await client.invalidateQueries({ queryKey: ['working-people'] });
      onClose();
    } catch (error) {
      setProblem(`${words.failed} ${ApiError.from(error).message}`);
      setIsBusy(false);
    }
  }
  return (
    <DecisionDialog
      title={words.title(person.name)}
      label={words.save}
      busyLabel={isBusy && messages.working}
      onDecide={() => void save()}
      onClose={onClose}
    >
      <DialogForm className={css.form} onSubmit={() => void save()}>
        {problem && (
          <Notice kind="late" role="alert">
            {problem}
          </Notice>
        )}
        <TextInput
          label={words.number}
          optional={words.optional}
          value={personnelNumber}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => setNumber(target.value)}
        />
        {!isRemoved && (
          <TextInput
            label={words.pin}
            optional={words.optional}
            type="password"
            inputMode="numeric"
            autoComplete="new-password"
            maxLength={8}
            value={pin}
            hint={words.pinHint}
            onChange={({ target }) => setPin(target.value)}
          />
        )}
        {person.hasPin && (
          <Checkbox checked={isRemoved} onChange={({ target }) => setIsRemoved(target.checked)}>
            {words.removePin}
          </Checkbox>
        )}
      </DialogForm>
    </DecisionDialog>
  );
}
