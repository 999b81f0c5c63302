import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { answerShiftSwap, type NamedShiftSwap } from '@theke/contracts/time-tracking/shift-swap';
import { listWorkingSchedules } from '@theke/contracts/time-tracking/working-schedule';
import { Segmented } from '@theke/ui/segmented';
import { Select } from '@theke/ui/select';
import { useState } from 'react';
import { DecisionForm } from '../../shared/decision-form.tsx';
import { Refusal } from '../../shared/refusal.tsx';
import { swapMessages } from './swap-messages.de.ts';
import { whenText } from './swap-texts.ts';
import { swapKeys } from './use-swaps.ts';

const messages = swapMessages.reply;

/** Dialog for the asked colleague: accept, with a shift in return if requested, or decline. */
export function AnswerSwap({ swap, onClose }: { swap: NamedShiftSwap; onClose: () => void }) {
  const api = useApi();
  const me = useMe();
  const zone = useZoneOf()(swap.branch.id);
  const { isBusy, problem, run } = useAction(answerShiftSwap, { invalidates: swapKeys, onDone: onClose });
  const [state, setState] = useState<'accepted' | 'declined'>('accepted');
  const [returnShiftId, setReturnShiftId] = useState('');
  const [isTried, setTried] = useState(false);
  const [from] = useState(() => new Date().toISOString());
  const filter = { user: me.id, branch: swap.branch.id, startAtFrom: from };
  const ownShifts = useQuery({
    ...endpointQuery(api, listWorkingSchedules, { query: { filter, sort: 'startAt', pageSize: 100 } }),
    enabled: swap.isExchange,
  });
  const choices = (ownShifts.data?.data ?? []).map((shift) => ({ value: shift.id, label: whenText(shift, zone) }));
  const needsShift = swap.isExchange && state === 'accepted';
  const send = () => {
    setTried(true);
    if (needsShift && returnShiftId === '') return;
    const body = { state, inReturn: needsShift ? { id: returnShiftId } : null };
    void run({ params: { id: swap.id }, body });
  };
  return (
    <DecisionForm
      title={messages.title(swap.name)}
      label={state === 'accepted' ? messages.accept : messages.decline}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <Refusal failed={messages.failed} problem={problem} />
      <b>{whenText(swap, zone)}</b>
      {swap.note && <span>{swap.note}</span>}
      <Segmented
        label={messages.label}
        value={state}
        segments={[
          { value: 'accepted', label: messages.accept },
          { value: 'declined', label: messages.decline },
        ]}
        onChange={setState}
      />
      {needsShift && (
        <Select
          label={messages.inReturn}
          placeholder={swapMessages.ask.choose}
          choices={choices}
          hint={ownShifts.data && choices.length === 0 ? messages.none : undefined}
          error={isTried && returnShiftId === '' ? messages.missing : undefined}
          value={returnShiftId}
          onChange={({ target }) => setReturnShiftId(target.value)}
        />
      )}
    </DecisionForm>
  );
}
