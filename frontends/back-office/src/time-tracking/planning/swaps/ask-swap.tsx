import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { createShiftSwap, listColleagues } from '@theke/contracts/time-tracking/shift-swap';
import type { WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import { Checkbox } from '@theke/ui/checkbox';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { DecisionForm } from '../../shared/decision-form.tsx';
import { Refusal } from '../../shared/refusal.tsx';
import { useRequestId } from '../../shared/use-request-id.ts';
import { swapMessages } from './swap-messages.de.ts';
import { whenText } from './swap-texts.ts';
import { swapKeys } from './use-swaps.ts';

const messages = swapMessages.ask;

/** Dialog to ask a colleague to take over a shift. */
export function AskSwap({ shift, onClose }: { shift: WorkingSchedule; onClose: () => void }) {
  const api = useApi();
  const zone = useZoneOf()(shift.branch.id);
  const { isBusy, problem, run } = useAction(createShiftSwap, { invalidates: swapKeys, onDone: onClose });
  const colleagues = useQuery(endpointQuery(api, listColleagues, { params: { id: shift.id } }));
  const idOf = useRequestId();
  const [to, setTo] = useState('');
  const [isExchange, setExchange] = useState(false);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const people = colleagues.data?.people ?? [];
  const send = () => {
    setTried(true);
    const swap = { shift: { id: shift.id }, to: { id: to }, isExchange, note };
    if (to !== '') void run({ body: { id: idOf(swap), ...swap } });
  };
  return (
    <DecisionForm title={messages.title} label={messages.send} isBusy={isBusy} onSend={send} onClose={onClose}>
      <Refusal failed={messages.failed} problem={problem} />
      <b>{whenText(shift, zone)}</b>
      <Select
        label={messages.to}
        placeholder={messages.choose}
        choices={people.map(({ user, name }) => ({ value: user.id, label: name }))}
        hint={colleagues.data && people.length === 0 ? messages.nobody : undefined}
        error={isTried && to === '' ? messages.missing : undefined}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <Checkbox checked={isExchange} onChange={({ target }) => setExchange(target.checked)}>
        {messages.isExchange}
      </Checkbox>
      <TextInput
        label={messages.note}
        optional={messages.optional}
        hint={messages.explained}
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </DecisionForm>
  );
}
