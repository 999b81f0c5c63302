import { type Config, readConfig, saveConfig } from '@theke/contracts/identity/config';
import { subscribeToNewsletter } from '@theke/contracts/ordering/newsletter';
import { until } from '@theke/kit/testing/until';
import { exampleCall } from '../journeys/example-call.ts';
import type { Send } from './send.ts';

/** Switches on the modules whose examples would be refused otherwise. */
export async function enableModules(send: Send): Promise<void> {
  const read = await send(exampleCall(readConfig, new Map()));
  const { data } = JSON.parse(read.text) as { data: Config };
  const modules = { enablePluginGiftCards: true, enableCardProvider: true, enablePluginNewsletter: true };
  const example = { body: { ...data, ...modules } };
  const { status, text } = await send(exampleCall({ ...saveConfig, example }, new Map()));
  if (status !== saveConfig.status) throw new Error(`the modules were not switched on: ${status} ${text}`);
}

/** Subscribes the example's address, which no endpoint of staff does. */
export async function createSubscriber(send: Send): Promise<void> {
  await until('ordering to accept subscribers', async () => {
    const answer = await send(exampleCall(subscribeToNewsletter, new Map()));
    return answer.status === subscribeToNewsletter.status;
  });
}
