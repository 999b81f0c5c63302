import {
  readWebhookDelivery,
  testWebhook,
  type WebhookDelivery,
  webhookDeliveries,
  webhookEndpoints,
} from '@theke/contracts/notifications/webhook';
import { until } from '@theke/kit/testing/until';
import { exampleCall, type Ids } from './example-call.ts';
import { changeExample, type SendExample, sendOrThrow } from './send-example.ts';

/** Sends a test event to the example's webhook, so that there is a delivery. Its address resolves nowhere. */
export async function sendExampleWebhook(send: SendExample, ids: Map<string, string>): Promise<void> {
  const { id } = await sendOrThrow<{ id: string }>(send, exampleCall(testWebhook, ids));
  ids.set(webhookDeliveries.exampleId, id);
}

/** Switches the example's webhook off after its first attempt, so that nothing is tried again later. */
export async function switchOffExampleWebhook(send: SendExample, ids: Ids): Promise<void> {
  await until('the first attempt', async () => {
    const call = exampleCall(readWebhookDelivery, ids);
    return (await sendOrThrow<WebhookDelivery>(send, call)).attempts > 0;
  });
  await changeExample(send, exampleCall(webhookEndpoints.endpoints.read, ids).path, { isEnabled: false });
}
