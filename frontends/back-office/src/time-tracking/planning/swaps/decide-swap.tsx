import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { decideShiftSwap, type NamedShiftSwap } from '@theke/contracts/time-tracking/shift-swap';
import { Segmented } from '@theke/ui/segmented';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { DecisionForm } from '../../domain/decision-form.tsx';
import { Refusal } from '../../domain/refusal.tsx';
import { useSaving } from '../../domain/use-saving.ts';
import { swapMessages } from './swap-messages.de.ts';
import { whenText } from './swap-texts.ts';
import { swapped } from './use-swaps.ts';

const words = swapMessages.decision;

/** Approved the plan changes at once; rejected it needs an answer. */
export function DecideSwap({ swap, onClose }: { swap: NamedShiftSwap; onClose: () => void }) {
  const api = useApi();
  const zone = useZoneOf()(swap.branch.id);
  const { isBusy, problem, save } = useSaving(onClose, swapped);
  const [state, setState] = useState<'approved' | 'rejected'>('approved');
  const [answer, setAnswer] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = state === 'rejected' && answer.trim() === '';
  const send = () => {
    setTried(true);
    if (!isMissing) void save(() => api(decideShiftSwap, { params: { id: swap.id }, body: { state, answer } }));
  };
  return (
    <DecisionForm
      title={swapMessages.title}
      label={state === 'approved' ? words.approve : words.reject}
      isDanger={state === 'rejected'}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <Refusal failed={words.failed} problem={problem} />
      <div>
        <b>{whenText(swap, zone)}</b>
        <p>{swapMessages.between(swap.name, swap.toName)}</p>
        {swap.inReturn && <p>{swapMessages.inReturn(whenText(swap.inReturn, zone))}</p>}
        {swap.note && <p>{swap.note}</p>}
      </div>
      <Segmented
        label={words.label}
        value={state}
        segments={[
          { value: 'approved', label: words.approve },
          { value: 'rejected', label: words.reject },
        ]}
        onChange={setState}
      />
      <TextInput
        label={words.answer}
        {...(state === 'approved' && { optional: words.optional })}
        hint={state === 'approved' ? words.explained : words.answerHint}
        error={isTried && isMissing ? words.missing : undefined}
        maxLength={300}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
    </DecisionForm>
  );
}
