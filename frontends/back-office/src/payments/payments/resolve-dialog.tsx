import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages as office } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import type { Mismatch } from '@theke/contracts/payments/payment';
import { listPayments, resolveMismatch } from '@theke/contracts/payments/payment-endpoints';
import { TextArea } from '@theke/ui/text-area';
import { useState } from 'react';
import { messages } from './messages.de.ts';

/** Dialog to resolve a mismatch with an explanation. */
export function ResolveDialog({ mismatch, onClose }: { mismatch: Mismatch; onClose: () => void }) {
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const refresh = () => client.invalidateQueries({ queryKey: endpointKey(listPayments) });
  const { isBusy, problem, run } = useAction(resolveMismatch, {
    onDone: () => {
      onClose();
      return refresh();
    },
    onProblem: refresh,
  });
  return (
    <DecisionDialog
      title={messages.resolveTitle}
      label={messages.resolve}
      busyLabel={isBusy && office.working}
      onDecide={() => void run({ params: { id: mismatch.id }, body: { note } })}
      onClose={onClose}
    >
      <TextArea
        label={messages.note}
        hint={messages.noteHint}
        error={problem?.message}
        maxLength={500}
        rows={3}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </DecisionDialog>
  );
}
