import {
  toWebhookData,
  type WebhookEventType,
  type WebhookPayload,
} from '@theke/contracts/notifications/webhook-events';
import type { Transaction } from '@theke/kit/database/database';
import type { QueuedWebhook } from './webhook.ts';
import { webhookDeliveryStore } from './webhook-delivery-store.ts';
import type { WebhookDirectory } from './webhook-directory.ts';
import type { WebhookSender } from './webhook-sender.ts';

export type QueueWebhookDeps = {
  now: () => Date;
  newId: () => string;
  directory: WebhookDirectory;
  sender: Pick<WebhookSender, 'wake'>;
};

export type PublicEvent = {
  type: WebhookEventType;
  /** Id and time of the internal event. */
  id: string;
  time: string;
  tenant: string;
  /** What it is about; deliveries about an erased person are deleted by it. */
  subject: string;
  /** Its public fields are sent. */
  source: unknown;
};

/**
 * Queues an event for every endpoint that wants it, in the transaction of its cause. This process sends it right after
 * the commit; a timer does if the process crashes.
 */
export async function queueWebhooks(deps: QueueWebhookDeps, tx: Transaction, event: PublicEvent): Promise<void> {
  const { tenant, type } = event;
  const endpoints = await deps.directory.endpointsFor(tx, tenant, type);
  if (endpoints.length === 0) return;
  const payload = toPayload({ ...event, data: toWebhookData(type, event.source) });
  queueDeliveries(
    deps,
    tx,
    endpoints.map((endpoint) => ({
      id: deps.newId(),
      endpoint,
      event: event.id,
      type,
      subject: event.subject,
      payload,
    })),
  );
}

/** Queues deliveries and sends them after the commit. */
export function queueDeliveries(
  { now, sender }: Pick<QueueWebhookDeps, 'now' | 'sender'>,
  tx: Transaction,
  deliveries: readonly QueuedWebhook[],
): void {
  webhookDeliveryStore.queue(tx, deliveries, now());
  tx.afterCommit((tenant) => {
    for (const endpoint of new Set(deliveries.map((delivery) => delivery.endpoint))) sender.wake(tenant, endpoint);
  });
}

/** The JSON of an event. Stored as text, so that every attempt sends and signs the same bytes. */
export function toPayload({
  id,
  type,
  time,
  tenant,
  data,
}: {
  id: string;
  type: string;
  time: string;
  tenant: string;
  data: unknown;
}): string {
  const payload: WebhookPayload = { id, type, timestamp: new Date(time).toISOString(), tenant, data };
  return JSON.stringify(payload);
}
