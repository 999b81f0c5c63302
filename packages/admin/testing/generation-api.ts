import type { AiAvailability } from '@theke/contracts/ai/ai-settings';
import type { GenerationResult, GenerationState } from '@theke/contracts/ai/generation';
import { ApiError } from '@theke/ui/api-error';
import type { OfficeApi } from '../src/api/office-api.ts';

const everything: AiAvailability = {
  canWrite: true,
  canDescribePictures: true,
  canDraw: true,
  imagePrice: 0.04,
  currency: 'EUR',
  budget: { month: '2026-11', limit: 20, spent: 6.2, reserved: 0 },
  jobsLeft: 50,
};

type Call = { name: string; body: Record<string, unknown> };

/**
 * API of the AI service for component tests: jobs end when the test says so.
 * @param other answers all other calls
 */
export function generationApi(changes: Partial<AiAvailability> = {}, other?: OfficeApi) {
  const job = {
    id: '0199f000-0000-7000-8000-000000000042',
    version: 1,
    state: 'queued' as GenerationState,
    failure: null as string | null,
    cost: null as number | null,
    progress: 0,
    result: null as GenerationResult | null,
  };
  const server = { job, calls: [] as Call[], refusal: undefined as ApiError | undefined };
  const api = (async (endpoint: { name: string }, sent: { body: Record<string, unknown> }, signal: AbortSignal) => {
    const { name } = endpoint;
    if (name === 'readAiAvailability') return { ...everything, ...changes };
    if (name === 'readGeneration') return { ...job };
    server.calls.push({ name, body: sent.body });
    if (name === 'generateText' || name === 'generateImage') {
      if (server.refusal) throw server.refusal;
      Object.assign(job, { state: 'queued', result: null, cost: null, failure: null });
      return { ...job };
    }
    if (name === 'cancelGeneration') return Object.assign(job, { state: 'canceled' });
    if (name === 'decideGeneration') return { ...job };
    server.calls.pop();
    if (!other) throw new ApiError(404, []);
    return other(endpoint as never, sent as never, signal);
  }) as unknown as OfficeApi;
  return {
    api,
    server,
    /** Bodies of the calls of an endpoint. */
    sent: (name: string) => server.calls.filter((call) => call.name === name).map(({ body }) => body),
    /** Ends the job with these texts. */
    propose: (texts: string[], cost = 0.04) =>
      Object.assign(job, { state: 'proposed', cost, result: { kind: 'texts', texts } }),
  };
}
