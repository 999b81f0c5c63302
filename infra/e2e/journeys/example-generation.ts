import { saveAiSettings } from '@theke/contracts/ai/ai-settings';
import {
  cancelGeneration,
  decideGeneration,
  type Generation,
  generateImage,
  generateSite,
  generateText,
  generations,
  readGeneratedPicture,
  readGeneration,
  retryGeneration,
} from '@theke/contracts/ai/generation';
import type { Endpoint } from '@theke/contracts/endpoint';
import { until } from '@theke/kit/testing/until';
import { startProviderSimulator } from '../../../services/ai/testing/provider-simulator.ts';
import type { Platform, Reply } from './platform.ts';

/** Calls that need a provider, or a job in a certain state. */
export const generationCalls: readonly Endpoint[] = [
  saveAiSettings,
  generateSite,
  generateText,
  generateImage,
  readGeneration,
  readGeneratedPicture,
  decideGeneration,
  cancelGeneration,
  retryGeneration,
];

const page = {
  title: null,
  description: null,
  blocks: [{ id: null, type: 'text_section', fields: [{ field: 'text', text: 'Ein Absatz.' }], entries: [] }],
};

function jobIn(reply: Reply | undefined): Generation {
  if (!reply) throw new Error('no job was started');
  return reply.body.data as Generation;
}

/** Checks the AI's calls with a provider on loopback; the AI is off afterwards. */
export async function checkGenerations(
  platform: Platform,
  cookie: string,
  real: Map<string, string>,
  check: (at: Endpoint) => Promise<Reply | undefined>,
): Promise<void> {
  const provider = await startProviderSimulator();
  try {
    provider.always(({ path, body }) => {
      if (path.endsWith('/images/generations')) return { kind: 'picture' };
      return { kind: 'answer', json: body.includes('bausteine') ? page : { texts: ['Ein Text', 'Noch ein Text'] } };
    });
    const save = (version: number, isEnabled: boolean) =>
      platform.call('PUT', '/api/content-ai/settings', {
        cookie,
        body: {
          version,
          isEnabled,
          address: provider.url,
          textModel: 'text-l',
          imageModel: 'image-l',
          monthlyBudget: 20,
        },
      });
    await check(saveAiSettings);
    await save(1, true);
    const ended = (started: Reply | undefined): Promise<Generation> => {
      const { id } = jobIn(started);
      real.set(generations.exampleId, id);
      return until('the job to end', async () => {
        const { body } = await platform.call('GET', `/api/content-ai/generations/${id}`, { cookie });
        const job = body.data as Generation;
        return job.cost !== null && job;
      });
    };
    // The page must have arrived at the service.
    const site = String(real.get(generateSite.example.params.id));
    await until('the AI to know the page', async () => {
      const { status } = await platform.call('POST', `/api/content-ai/generate/site/${site}`, {
        cookie,
        body: generateSite.example.body,
      });
      return status === generateSite.status;
    });
    await ended(await check(generateSite));
    await ended(await check(generateText));
    await ended(await check(generateImage));
    await check(readGeneration);
    await check(readGeneratedPicture);
    await check(decideGeneration);
    provider.next({ kind: 'hang' });
    const started = await check(generateText);
    await provider.hangs();
    real.set(generations.exampleId, jobIn(started).id);
    await check(cancelGeneration);
    await ended(started);
    await check(retryGeneration);
    await save(2, false);
  } finally {
    await provider.stop();
  }
}
