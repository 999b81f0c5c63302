import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { webhookEndpoints } from '@theke/contracts/notifications/webhook';
import { Webhook } from 'lucide-react';
import { lazy } from 'react';
import { WebhookHealth } from './webhook-health.tsx';
import { webhookMessages } from './webhook-messages.de.ts';

const WebhookTools = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-webhooks" */ './webhook-tools.tsx')).WebhookTools,
}));

export const officeWebhooks = officeResource(webhookEndpoints, {
  group: 'settings',
  Icon: Webhook,
  newLabel: 'Neuer Webhook',
  purpose: webhookMessages.purpose,
  titleOf: ({ name }) => name,
  subtitleOf: ({ url }) => url.replace(/^https?:\/\//, ''),
  columns: [
    { field: 'health', label: webhookMessages.state, from: 'phone', Cell: WebhookHealth },
    { field: 'isEnabled', from: 'tablet' },
  ],
  switchable: { field: 'isEnabled', on: 'Einschalten', off: 'Ausschalten' },
  Tools: WebhookTools,
});
