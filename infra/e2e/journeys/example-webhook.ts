import {
  readWebhookDelivery,
  testWebhook,
  type WebhookDelivery,
  type WebhookEndpoint,
  webhookDeliveries,
  webhookEndpoints,
} from '@theke/contracts/notifications/webhook';
import { until } from '@theke/kit/testing/until';
import { type ExampleCall, exampleCall } from './example-call.ts';

type Answer = { status: number; text: string };

/** Sends a test event to the example's webhook, so that there is a delivery. Its address resolves nowhere. */
export async function sendExampleWebhook(
  send: (call: ExampleCall) => Promise<Answer>,
  ids: Map<string, string>,
): Promise<void> {
  const { status, text } = await send(exampleCall(testWebhook, ids));
  if (status !== testWebhook.status) throw new Error(`the test event was not sent: ${status} ${text}`);
  ids.set(webhookDeliveries.exampleId, (JSON.parse(text) as { data: { id: string } }).data.id);
}

/** Switches the example's webhook off after its first attempt, so that nothing is tried again later. */
export async function switchOffExampleWebhook(
  send: (call: ExampleCall) => Promise<Answer>,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const read = async (call: ExampleCall) => (JSON.parse((await send(call)).text) as { data: unknown }).data;
  await until('the first attempt', async () => {
    const { attempts } = (await read(exampleCall(readWebhookDelivery, ids))) as WebhookDelivery;
    return attempts > 0;
  });
  const at = exampleCall(webhookEndpoints.endpoints.read, ids);
  const { id: _, createdAt: __, updatedAt: ___, ...draft } = (await read(at)) as WebhookEndpoint;
  const body = JSON.stringify({ ...draft, isEnabled: false });
  const { status, text } = await send({ ...at, method: 'PUT', body });
  if (status !== 200) throw new Error(`the webhook was not switched off: ${status} ${text}`);
}
