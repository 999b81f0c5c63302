import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { type StateLook, StateText } from '@theke/admin/ui/state-text.tsx';
import { readWebhookState, type WebhookEndpoint } from '@theke/contracts/notifications/webhook';
import { CircleAlert, CircleCheck, CircleX, Clock } from 'lucide-react';
import { healthOfWebhook } from './health-of-webhook.ts';
import { webhookMessages } from './webhook-messages.de.ts';

const looks: Record<ReturnType<typeof healthOfWebhook>, StateLook> = {
  off: { Icon: CircleX, kind: 'plain' },
  failing: { Icon: CircleAlert, kind: 'late' },
  ok: { Icon: CircleCheck, kind: 'ok' },
  none: { Icon: Clock, kind: 'plain' },
};

/** Whether the receiver of a webhook accepts events. */
export function WebhookHealth({ record: { id, isEnabled } }: { record: WebhookEndpoint }) {
  const api = useApi();
  const { data } = useQuery({
    ...endpointQuery(api, readWebhookState, { params: { id } }),
    // Deleting a webhook invalidates everything, and this one no longer exists by then.
    staleTime: 'static',
    gcTime: 0,
    refetchInterval: 20_000,
  });
  if (!data) return messages.none;
  const health = healthOfWebhook(isEnabled, data);
  return <StateText {...looks[health]} text={webhookMessages.states[health]} />;
}
