import { messages as office } from '@theke/admin/messages.de.ts';
import { officeCollection } from '@theke/admin/resources/office-collection.ts';
import { DateTimeText } from '@theke/admin/ui/date-time-text.tsx';
import { TitleText } from '@theke/admin/ui/title-text.tsx';
import {
  eventLabels,
  listWebhookDeliveries,
  type WebhookDelivery,
  webhookDeliveries,
  webhookDeliveryState,
} from '@theke/contracts/notifications/webhook';
import { Send } from 'lucide-react';
import { DeliveryState } from './delivery-state.tsx';
import { webhookMessages } from './webhook-messages.de.ts';

/** Polling interval in ms while deliveries wait. */
const pollIntervalMs = 5_000;

type Props = { record: WebhookDelivery };

/** Deliveries to the webhooks of the last 30 days, newest first. */
export const officeWebhookDeliveries = officeCollection(webhookDeliveries, {
  group: 'settings',
  list: listWebhookDeliveries,
  Icon: Send,
  isSearchable: true,
  columns: [
    {
      field: 'type',
      label: webhookMessages.event,
      from: 'phone',
      Cell: ({ record: { type, lastError } }: Props) => (
        <TitleText title={eventLabels[type] ?? type} subtitle={lastError ?? type} />
      ),
    },
    { field: 'endpoint', from: 'desktop' },
    { field: 'state', from: 'phone', Cell: DeliveryState },
    {
      field: 'createdAt',
      label: webhookMessages.when,
      from: 'tablet',
      Cell: ({ record }: Props) => <DateTimeText at={record.createdAt} />,
    },
  ],
  linkTo: ({ id }) => `/webhook-deliveries/${id}`,
  views: [
    { label: office.list.anyValue, filter: {} },
    ...webhookDeliveryState.options.map((state) => ({
      label: webhookMessages.deliveryStates[state],
      filter: { state },
    })),
  ],
  refreshMs: (rows) => (rows.some(({ state }) => state === 'queued') ? pollIntervalMs : false),
  texts: {
    emptyText: webhookMessages.emptyText,
    emptyFiltered: webhookMessages.emptyFiltered,
    loadFailed: webhookMessages.loadFailed,
  },
});
