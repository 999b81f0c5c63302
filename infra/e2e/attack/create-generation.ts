import { saveAiSettings } from '@theke/contracts/ai/ai-settings';
import { generateImage, generations, readGeneration } from '@theke/contracts/ai/generation';
import type { Endpoint } from '@theke/contracts/endpoint';
import { until } from '@theke/kit/testing/until';
import { exampleCall } from '../journeys/example-call.ts';
import type { Send } from './send.ts';

/** A port that `fetch` refuses to connect to: the job fails at once, and nothing leaves this machine. */
const address = 'http://127.0.0.1:9/v1';

/**
 * Creates a failed job, then switches the AI off, so that no job runs meanwhile. @returns its id, by the example's id
 */
export async function createGeneration(send: Send): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const call = async (at: Endpoint, body: object): Promise<{ id: string; cost: number | null }> => {
    const { status, text } = await send(exampleCall({ ...at, example: { ...at.example, body } }, ids));
    if (status !== at.status) throw new Error(`${at.name}: ${status} ${text}`);
    return (JSON.parse(text) as { data: { id: string; cost: number | null } }).data;
  };
  const settings = { address, textModel: 'text-l', imageModel: 'image-l', monthlyBudget: 20 };
  await call(saveAiSettings, { ...settings, version: 0, isEnabled: true });
  const { id } = await call(generateImage, generateImage.example.body);
  ids.set(generations.exampleId, id);
  await until('the job to fail', async () => {
    const { text } = await send(exampleCall(readGeneration, ids));
    return (JSON.parse(text) as { data: { cost: number | null } }).data.cost !== null;
  });
  await call(saveAiSettings, { ...settings, version: 1, isEnabled: false });
  return ids;
}
