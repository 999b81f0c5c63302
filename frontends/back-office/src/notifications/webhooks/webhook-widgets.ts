import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { lazy } from 'react';

const WebhookEventsEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-webhooks" */ './webhook-events-editor.tsx')).WebhookEventsEditor,
}));

export const webhookWidgets: Widgets = { 'webhook-events': { Editor: WebhookEventsEditor } };
