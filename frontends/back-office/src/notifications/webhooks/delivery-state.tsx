import { type StateLook, StateText } from '@theke/admin/ui/state-text.tsx';
import type { WebhookDelivery } from '@theke/contracts/notifications/webhook';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { webhookMessages } from './webhook-messages.de.ts';

const looks: Record<WebhookDelivery['state'], StateLook> = {
  queued: { Icon: Clock, kind: 'soon' },
  sent: { Icon: CircleCheck, kind: 'ok' },
  failed: { Icon: CircleAlert, kind: 'late' },
};

/** State of a delivery as icon and text. */
export const DeliveryState = ({ record: { state, attempts } }: { record: WebhookDelivery }) => (
  <StateText
    {...looks[state]}
    text={state === 'queued' && attempts > 0 ? webhookMessages.again : webhookMessages.deliveryStates[state]}
  />
);
