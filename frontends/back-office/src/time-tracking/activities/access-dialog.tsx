import { useAction } from '@theke/admin/api/use-action.ts';
import { updateWorkingPerson, type WorkingPerson } from '@theke/contracts/time-tracking/working-person';
import { Checkbox } from '@theke/ui/checkbox';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { DecisionForm } from '../shared/decision-form.tsx';
import { Refusal } from '../shared/refusal.tsx';
import { timeMessages } from '../shared/time-messages.de.ts';

const messages = timeMessages.access;

/** Dialog for a person's number and PIN at terminals; the PIN is never shown (TIME-01, TIME-02). */
export function AccessDialog({ person, onClose }: { person: WorkingPerson; onClose: () => void }) {
  const [personnelNumber, setNumber] = useState(person.personnelNumber);
  const [pin, setPin] = useState('');
  const [isRemoved, setIsRemoved] = useState(false);
  const { isBusy, problem, run } = useAction(updateWorkingPerson, {
    invalidates: [['working-people']],
    onDone: onClose,
  });

  const send = () => {
    const body = { personnelNumber, ...(isRemoved ? { pin: null } : pin !== '' && { pin }) };
    void run({ params: { id: person.id }, body });
  };
  return (
    <DecisionForm
      title={messages.title(person.name)}
      label={messages.save}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <Refusal failed={messages.failed} problem={problem} />
      <TextInput
        label={messages.number}
        optional={messages.optional}
        value={personnelNumber}
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) => setNumber(target.value)}
      />
      {!isRemoved && (
        <TextInput
          label={messages.pin}
          optional={messages.optional}
          type="password"
          inputMode="numeric"
          autoComplete="new-password"
          maxLength={8}
          value={pin}
          hint={messages.pinHint}
          onChange={({ target }) => setPin(target.value)}
        />
      )}
      {person.hasPin && (
        <Checkbox checked={isRemoved} onChange={({ target }) => setIsRemoved(target.checked)}>
          {messages.removePin}
        </Checkbox>
      )}
    </DecisionForm>
  );
}
