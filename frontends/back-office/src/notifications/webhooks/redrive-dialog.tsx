import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { listWebhookDeliveries, readWebhookState, redriveFailedWebhooks } from '@theke/contracts/notifications/webhook';
import { Select } from '@theke/ui/select';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useToast } from '@theke/ui/toast';
import { useState } from 'react';
import { webhookMessages } from './webhook-messages.de.ts';
import * as css from './webhook-tools.module.css';

type Span = keyof typeof webhookMessages.redriveChoices;
const hoursOf: Record<Span, number> = { hour: 1, day: 24, week: 7 * 24, month: 30 * 24 };
const choices = (Object.keys(hoursOf) as Span[]).map((value) => ({
  value,
  label: webhookMessages.redriveChoices[value],
}));

/** Repeats all failed deliveries of a webhook since a time. */
export function RedriveDialog({ endpoint, onClose }: { endpoint: string; onClose: () => void }) {
  const toast = useToast();
  const [span, setSpan] = useState<Span>('day');
  const { isBusy, problem, run } = useAction(redriveFailedWebhooks, {
    invalidates: [endpointKey(readWebhookState, { params: { id: endpoint } }), endpointKey(listWebhookDeliveries)],
    onDone({ count }) {
      onClose();
      toast({ text: webhookMessages.redriven(count) });
    },
  });
  return (
    <DecisionDialog
      title={webhookMessages.redriveTitle}
      label={webhookMessages.redriveAll}
      busyLabel={isBusy && messages.working}
      error={problem && sentenceOf(problem, webhookMessages.redriveFailed)}
      onDecide={() => {
        const since = new Date(Date.now() - hoursOf[span] * 3_600_000).toISOString();
        void run({ params: { id: endpoint }, body: { since } });
      }}
      onClose={onClose}
    >
      <div className={css.dialog}>
        <p>{webhookMessages.redriveText}</p>
        <Select
          label={webhookMessages.redriveSince}
          choices={choices}
          value={span}
          onChange={(event) => setSpan(event.target.value as Span)}
        />
      </div>
    </DecisionDialog>
  );
}
