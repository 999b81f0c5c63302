import { testWebhook, webhookDeliveries } from '@theke/contracts/notifications/webhook';
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
