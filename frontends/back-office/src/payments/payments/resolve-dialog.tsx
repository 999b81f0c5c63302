import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { messages as office } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import type { Mismatch } from '@theke/contracts/payments/payment';
import { listPayments, resolveMismatch } from '@theke/contracts/payments/payment-endpoints';
import { ApiError } from '@theke/ui/api-error';
import { TextArea } from '@theke/ui/text-area';
import { useState } from 'react';
import { messages } from './messages.de.ts';

/** Dialog to resolve a mismatch with an explanation. */
export function ResolveDialog({ mismatch, onClose }: { mismatch: Mismatch; onClose: () => void }) {
  const api = useApi();
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const saving = useMutation({
    mutationFn: () => api(resolveMismatch, { params: { id: mismatch.id }, body: { note } }),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: endpointKey(listPayments) }),
  });
  const fault = saving.error && ApiError.from(saving.error).message;
  return (
    <DecisionDialog
      title={messages.resolveTitle}
      label={messages.resolve}
      busyLabel={saving.isPending && office.working}
      onDecide={() => saving.mutate()}
      onClose={onClose}
    >
      <TextArea
        label={messages.note}
        hint={messages.noteHint}
        error={fault ?? undefined}
        maxLength={500}
        rows={3}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </DecisionDialog>
  );
}
