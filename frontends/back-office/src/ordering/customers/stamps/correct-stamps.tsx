import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { correctStamps, readCustomerStamps } from '@theke/contracts/ordering/stamps';
import { TextInput } from '@theke/ui/text-input';
import { useToast } from '@theke/ui/toast';
import { useState } from 'react';
import { stampMessages as texts } from './stamp-messages.de.ts';

/** Whole number of stamps; minus signs of any kind. Undefined unless it is one. */
function parseChange(typed: string): number | undefined {
  const change = Number(typed.trim().replace(/^[−–]/, '-'));
  return Number.isInteger(change) && change !== 0 && Math.abs(change) <= 20 ? change : undefined;
}

/** Dialog that gives or removes stamps for a reason (LOYAL-06). */
export function CorrectStamps({ customer, onClose }: { customer: string; onClose: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const [typed, setTyped] = useState('1');
  const [reason, setReason] = useState('');
  const params = { id: customer };
  const { run, isBusy, problem } = useAction(correctStamps, {
    onDone: (stamps) => {
      client.setQueryData(endpointKey(readCustomerStamps, { params }), stamps);
      toast({ text: texts.saved });
      onClose();
    },
  });
  const change = parseChange(typed);
  const faultOf = (field: string) => problem?.errors.find((fault) => fault.field === field)?.message;
  const other = problem?.errors.find(({ field }) => field !== 'change' && field !== 'reason');
  return (
    <DecisionDialog
      title={texts.correct}
      label={texts.save}
      isDisabled={change === undefined || reason.trim() === ''}
      busyLabel={isBusy && messages.working}
      onDecide={() => change !== undefined && void run({ params, body: { change, reason } })}
      onClose={onClose}
      error={other?.message}
    >
      <TextInput
        label={texts.change}
        hint={texts.changeHint}
        autoComplete="off"
        value={typed}
        error={typed !== '' && change === undefined ? texts.changeFault : faultOf('change')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextInput
        label={texts.reason}
        hint={texts.reasonHint}
        autoComplete="off"
        maxLength={200}
        value={reason}
        error={faultOf('reason')}
        onChange={({ target }) => setReason(target.value)}
      />
    </DecisionDialog>
  );
}
